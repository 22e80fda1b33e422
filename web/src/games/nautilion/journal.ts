/** What the page reads out of the journal: numbers become the ids of their sentences. */

import { sayOf } from '../../lib/journal'
import type { TableLike } from '../../lib/table.svelte'
import type { Play } from './play.svelte'

const ROLLS = ['say-rolled', 'say-rolled-two', 'say-rolled-one', 'say-dice-fixed', 'say-turn']

/** The column of a die that a Tide turned since the last roll; -1 for none. */
export function turnedByTide(play: Play): number {
  const { lines } = play.table
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    if (!line) break
    const say = sayOf(play.table, line)
    if (ROLLS.includes(say)) return -1
    if (say === 'say-tide') return play.columns.findIndex((die) => die.value === line[3] && die.settled === null)
  }
  return -1
}

const TAKEN_BACK: Record<string, string> = {
  'say-gave': 'give',
  'say-gave-two': 'give',
  'say-gave-one': 'give',
  'say-tide': 'tide',
  'say-swapped': 'swap',
  'say-placed': 'place',
  'say-placed-cabin': 'place',
  'say-placed-mercenary': 'place',
  'say-kept': 'place',
  'say-toll-reserve': 'discard',
  'say-toll-crew': 'discard',
  'say-toll-mercenary': 'discard',
  'say-toll-cabin': 'discard',
  'say-heroic-played': 'heroic',
  'say-paid': 'pay',
  'say-recovered': 'recover',
  'say-inserted': 'insert',
  'say-first': 'first',
  'say-figure-chosen': 'figure',
}

/** Decisions that follow a choice of which the journal says nothing yet. */
const SILENT = ['swap-first', 'swap-second', 'pay-crew']

/** What undo would take back, for its button: the last choice that the journal tells of. */
export function lastChoice(table: TableLike, decision: string): string {
  if (SILENT.includes(decision)) return 'other'
  const lines = table.lines
  const entry = lastEntry(table)
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    if (!line || line[0] !== entry) break
    const what = TAKEN_BACK[sayOf(table, line)]
    if (what) return what
  }
  return 'other'
}

/** The last entry with a line of a choice in it. */
function lastEntry(table: TableLike): number {
  for (let at = table.lines.length - 1; at >= 0; at--) {
    const line = table.lines[at]
    if (line && TAKEN_BACK[sayOf(table, line)]) return line[0] ?? -1
  }
  return -1
}
