/** What turns a page of the voyage: an act that begins, Rising Action, a finale. */

import { sayOf } from '../../lib/journal'
import type { TableLike } from '../../lib/table.svelte'
import { turnsPage } from './words'

export interface Interlude {
  /** Its line in the log. */
  line: number
  /** The act that begins; 0 for a card. */
  act: number
  card: number
}

/** The newest one of the turn that is played; null for none. */
export function interludeOf(table: TableLike): Interlude | null {
  const { lines } = table
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const [, , a = 0] = lines[line] ?? []
    const say = sayOf(table, lines[line] ?? [])
    if (say === 'say-act') return { line, act: a, card: 0 }
    if (say === 'say-event' && turnsPage(a)) return { line, act: 0, card: a }
    if (say === 'say-turn-ended') return null
  }
  return null
}
