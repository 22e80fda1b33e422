/** What the others have done since one's own last turn, in short sentences, read from the journal. */

import { sayOf } from '../../lib/journal'
import type { Line } from '../../lib/table.svelte'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { colourName, lying } from './words'

export interface Deed {
  seat: number
  column: number
  text: string
}

const SINGLES = 4
const PAIRS = 14
const BEGUN = 'say-explored'

/** The last turn of each seat that moved after one's own last move; the newest last. */
export function newsOf(play: Play): Deed[] {
  const turns = turnsOf(play)
  const own = turns.findLastIndex((turn) => turn.seat === play.me)
  return turns
    .slice(own + 1)
    .slice(-play.view.players)
    .map((turn) => deed(play, turn))
}

/** What a seat did in its last turn. */
export function lastDeed(play: Play, seat: number): Deed | null {
  const turn = turnsOf(play).findLast((one) => one.seat === seat)
  return turn ? deed(play, turn) : null
}

interface Turn {
  seat: number
  lines: Line[]
}

/** The end of the journal, cut into turns. */
function turnsOf(play: Play): Turn[] {
  const turns: Turn[] = []
  for (const line of play.table.lines.slice(-120)) {
    if (sayOf(play.table, line) === BEGUN) turns.push({ seat: line[2] ?? 0, lines: [line] })
    else turns.at(-1)?.lines.push(line)
  }
  return turns
}

function deed(play: Play, turn: Turn): Deed {
  const find = (id: string) => turn.lines.filter((line) => sayOf(play.table, line) === id)
  const column = turn.lines[0]?.[3] ?? 0
  const said: string[] = []
  const collected = find('say-collected')[0]
  if (collected) {
    const open = find('say-took-open').map((line) => line[3] ?? 0)
    said.push(t('island-page-took', { what: lying(open, (collected[4] ?? 0) - open.length) }))
  }
  for (const [, , , colour = 0, way = 0] of find('say-stored')) {
    const count = way < SINGLES ? 1 : way < PAIRS ? 2 : 3
    said.push(t('island-page-stored', { count, colour: colourName(colour) }))
  }
  for (const [, , , , kind = 0] of find('say-bonus-taken'))
    said.push(t('island-page-got-bonus', { bonus: t('bonus', { kind }) }))
  for (const [, , , , value = 0] of find('say-closed')) said.push(t('island-page-closed-with', { value }))
  if (find('say-passed').length > 0) said.push(t('island-page-passed'))
  return { seat: turn.seat, column, text: said.join(' ') }
}
