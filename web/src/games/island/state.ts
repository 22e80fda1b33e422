/** What the page reads of a table of Nautilus Island: the view, as `state.py` declares it. */

export interface View {
  players: number
  memory: number
  round: number
  final: number
  order: number[]
  active: number
  columns: number[]
  moved: number[]
  heights: number[]
  tops: number[]
  hands: number[][]
  sizes: number[]
  camps: number[][]
  bonuses: number[][]
  portholes: number[][]
  piles: number[]
  spaces: number[]
  supply: number[]
}

const STACKS = 3
const OBJECTS = 4
const KINDS = 6
export const TREASURES = 5
export const COLOURS = [0, 1, 2, 3, 4]

export const colourOf = (card: number): number => Math.floor(card / OBJECTS)

/** A row of counts as its things, one by one. */
function counted(row: readonly number[]): number[] {
  return row.flatMap((count, thing) => Array<number>(count).fill(thing))
}

/** The cards of a hand, by colour. */
export function handOf(view: View, seat: number): number[] {
  return counted(view.hands[seat] ?? [])
}

/** The cards of a set in a camp. */
export function setOf(view: View, seat: number, colour: number): number[] {
  return counted(view.camps[seat] ?? []).filter((card) => colourOf(card) === colour)
}

/** The bonus tokens on a set, by kind, one by one. */
export function tokensOn(view: View, seat: number, colour: number): number[] {
  return counted((view.bonuses[seat] ?? []).slice(colour * KINDS, (colour + 1) * KINDS))
}

/** The card that lies open on a stack; undefined when it lies face down. */
export function topOf(view: View, column: number, stack: number): number | undefined {
  const top = view.tops[(column - 1) * STACKS + stack] ?? 0
  return top > 0 ? top - 1 : undefined
}

export const heightOf = (view: View, column: number): number => view.heights[column - 1] ?? 0

/** The seats in the order of this round. */
export const orderOf = (view: View): number[] => view.order.slice(0, view.players)

/** Whether a seat has moved in this round. */
export const hasMoved = (view: View, seat: number): boolean => view.moved.includes(seat)

/** Whether this round goes below the hull. */
export const goesBelow = (view: View): boolean => view.round > 0 && view.round % 2 === 0

/** Whether a castaway stands below the hull; those who have not moved are still where the last round went. */
export const isBelow = (view: View, seat: number): boolean => goesBelow(view) === hasMoved(view, seat)
