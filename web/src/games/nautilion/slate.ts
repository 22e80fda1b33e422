/** The plan slate without its picture: which die lies with which figure, and which of the legal ways to give that is. */

/** One way to give the dice: the values that Darkhouse, Phantom and Nautilion get; 0 for a figure that gets none. */
export interface Giving {
  answer: number
  dice: [number, number, number]
}

/** A die on the slate. One that was given away already is settled, and cannot be moved. */
export interface Column {
  value: number
  /** Its place among the dice in hand; -1 for one that was given already. */
  die: number
  /** The figure that has it. */
  settled: number | null
}

/** The column that each figure's die comes from; null for none yet. */
export type Pins = [number | null, number | null, number | null]

export const NO_PINS: Pins = [null, null, null]

type Answered = readonly [notation: string, id: string, args: Record<string, unknown>]

/** The ways to give dice among the legal answers. Where one die is given at a time, only that figure's counts. */
export function givingsOf(legal: readonly number[], answers: readonly Answered[], dice: number[]): Giving[] {
  const ways: Giving[] = []
  for (const answer of legal) {
    const said = answers[answer]
    if (!said) continue
    const [, id, args] = said
    if (id === 'do-give' || id === 'do-give-two') {
      ways.push({ answer, dice: [Number(args.darkhouse), Number(args.phantom), Number(args.nautilion ?? 0)] })
    } else if (id === 'do-give-one') {
      const shared: [number, number, number] = [0, 0, 0]
      shared[Number(args.figure) - 1] = dice.find((die) => die > 0) ?? 0
      ways.push({ answer, dice: shared })
    }
  }
  return ways
}

/** The columns of the slate: what was given before, then the dice in hand. */
export function columnsOf(dice: number[], given: number[]): Column[] {
  const settled = given.flatMap((value, figure) => (value ? [{ value, die: -1, settled: figure }] : []))
  const hand = dice.flatMap((value, die) => (value ? [{ value, die, settled: null }] : []))
  return [...settled, ...hand]
}

/** The ways that agree with the dice that lie. */
function agreeing(ways: Giving[], columns: Column[], pins: Pins): Giving[] {
  return ways.filter((way) => pins.every((column, figure) => column === null || way.dice[figure] === columns[column]?.value))
}

/** Where the dice lie once a die goes to a figure: it leaves the figure that had it, and what contradicts it falls away. */
export function pinned(ways: Giving[], columns: Column[], pins: Pins, figure: number, column: number): Pins {
  const next = pins.map((at) => (at === column ? null : at)) as Pins
  next[figure] = column
  for (let other = 0; other < next.length && agreeing(ways, columns, next).length === 0; other++) {
    if (other !== figure) next[other] = null
  }
  return next
}

/** The whole way, once nothing is left to choose. */
export function settledWay(ways: Giving[], columns: Column[], pins: Pins): Giving | null {
  const left = agreeing(ways, columns, pins)
  return left.length === 1 ? (left[0] ?? null) : null
}

/** Where every die lies when the way is settled: those that were put there, and those that fall by themselves. */
export function allPins(way: Giving, columns: Column[], pins: Pins): Pins {
  const full = [...pins] as Pins
  way.dice.forEach((value, figure) => {
    if (value === 0 || full[figure] !== null) return
    const before = columns.findIndex((one) => one.settled === figure)
    const column = columns.findIndex((one, at) => one.value === value && one.settled === null && !full.includes(at))
    full[figure] = before >= 0 ? before : column >= 0 ? column : null
  })
  return full
}
