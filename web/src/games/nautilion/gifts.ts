/** Which of the outcomes that the server worked out belongs to a cell, and which are shown on path and ship. */

import type { Play } from './play.svelte'
import type { Cell, Give, Sentence, Way } from './shapes'
import { type Pins, pinned, settledWay } from './slate'

/** What one figure would do. */
export interface Part {
  figure: number
  die: number
  /** Of the Darkhouse; null for what depends. */
  price: string | null
  tokens: number
  way: Way | null
  blow: boolean
  ending: string
  sentences: Sentence[]
}

function ofCell(cell: Cell): Part {
  const { figure, value, price = null, tokens = 0, way = null, blow = false, ending = '', sentences = [] } = cell
  return { figure, die: value, price, tokens, way, blow, ending, sentences }
}

function ofGive(give: Give, figure: number): Part {
  const { price, tokens, blow, ending, sentences } = give
  const way = figure === 1 ? give.phantom : figure === 2 ? give.nautilion : null
  return { figure, die: give.dice[figure] ?? 0, price, tokens, way, blow: blow && figure === 1, ending, sentences }
}

function pinsWith(play: Play, figure: number, column: number): Pins {
  return play.pins[figure] === column ? play.pins : pinned(play.ways, play.columns, play.pins, figure, column)
}

/** The exact outcome of dice that lie, once nothing else is open. */
function giveOf(play: Play, pins: Pins): Give | null {
  const way = settledWay(play.ways, play.columns, pins)
  return (way && play.told?.gives.find((give) => give.answer === way.answer)) ?? null
}

/** What the server says of a die for a figure by itself. */
export function cellOf(play: Play, figure: number, column: number): Cell | null {
  const die = play.columns[column]?.die ?? -1
  return play.told?.slate.find((cell) => cell.figure === figure && cell.die === die) ?? null
}

/** What would follow from a cell: the whole turn once nothing else is open, otherwise that move by itself. */
export function partAt(play: Play, figure: number, column: number): Part | null {
  const cell = cellOf(play, figure, column)
  if (cell === null || cell.barred) return null
  const give = giveOf(play, pinsWith(play, figure, column))
  return give ? ofGive(give, figure) : ofCell(cell)
}

/** The dice as they lie, or as the cell that is looked at would have them. */
function shown(play: Play): Pins {
  return play.cell ? pinsWith(play, play.cell.figure, play.cell.column) : play.pins
}

/** Figures and what they would do, for path and ship. */
export function previewed(play: Play): Part[] {
  if (play.decision !== 'plan' || play.tide || play.selected !== null) return turned(play)
  const pins = shown(play)
  if (pins.every((pin) => pin === null)) return []
  const give = giveOf(play, pins)
  if (give) return [0, 1, 2].filter((figure) => give.dice[figure]).map((figure) => ofGive(give, figure))
  return pins.flatMap((column, figure) => {
    const cell = column === null ? null : cellOf(play, figure, column)
    return cell && !cell.barred ? [ofCell(cell)] : []
  })
}

/** What figures would do with a die that does not lie there yet. */
export function partsOf(cells: Cell[]): Part[] {
  return cells.filter((cell) => !cell.barred).map(ofCell)
}

/** What a die would do that a Tide turns, or a Heroic Action sets. */
function turned(play: Play): Part[] {
  const answer = play.turning ?? play.selected
  return partsOf(answer === null ? [] : (play.told?.choices[answer]?.cells ?? []))
}
