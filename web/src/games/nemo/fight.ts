/** The fight that is on, as the log tells it. */

import { sayOf } from '../../lib/journal'
import type { Line, TableLike } from '../../lib/table.svelte'
import { BEFORE_ROLLS, type Play } from './play.svelte'
import type { Scenery } from './shapes'

/** The decisions of a fight, and where in it they stand. */
const AT: Record<string, Stage> = {
  target: 'target',
  press: 'target',
  'attack-style': 'target',
  absorb: 'fire',
  dispose: 'spoils',
  parley: 'spoils',
}
/** What a roll in a fight is for. */
const OF_ROLLS: Record<string, Stage> = { enemy: 'fire', attack: 'attack', torpedo: 'attack', diplomacy: 'attack' }

export type Stage = 'target' | 'fire' | 'attack' | 'spoils'
export const STAGES: readonly Stage[] = ['target', 'fire', 'attack', 'spoils']

/** A hit: the die, the track that it finds, and what it left of it; an upgrade that took it instead. */
export interface Hit {
  die: number
  track: number
  left?: number
  upgrade?: number
}

/** Her fire: the dice, and what came of them. */
export interface Fire {
  dice: number[]
  missed: boolean
  broadside: boolean
  hits: Hit[]
}

/** Where in a fight the question stands; null when there is none. */
export function stageOf(play: Play): Stage | null {
  if (!play.asked || play.ownLuck) return null
  const at = AT[play.decision]
  if (at) return at
  const roll = play.told?.roll ?? play.choices[0]?.roll
  // The Cyclone of Deadly Seas attacks too, and is no ship.
  if (roll?.what === 'enemy' && play.subject === null) return null
  return [...BEFORE_ROLLS, 'help', 'consent'].includes(play.decision) && roll ? (OF_ROLLS[roll.what] ?? null) : null
}

/** What the log says since the attack began. */
function since(table: TableLike): readonly Line[] {
  return table.lines.slice(table.lines.findLastIndex((line) => sayOf(table, line) === 'say-attacks') + 1)
}

/** Her fire, as far as it has come; null while she has not fired. */
export function fireOf(table: TableLike): Fire | null {
  const tests = (table.welcome?.scenery as unknown as Scenery | undefined)?.tests ?? []
  let fire: Fire | null = null
  for (const line of since(table)) {
    const [, , a = 0, b = 0, c = 0] = line
    const say = sayOf(table, line)
    const last = fire?.hits.at(-1)
    if (say === 'say-roll' && tests[a] === 'enemy')
      fire = { dice: [b, c].filter(Boolean), missed: false, broadside: false, hits: [] }
    else if (say === 'say-roll' || !fire) continue
    else if (say === 'say-enemy-misses') fire.missed = true
    else if (say === 'say-enemy-disaster') fire.broadside = true
    else if (say === 'say-hit') fire.hits.push({ die: a, track: b })
    else if (say === 'say-hit-ignored') fire.hits.push({ die: 6, track: 2, upgrade: -1 })
    else if (say === 'say-absorbed' && last) last.upgrade = a
    else if (say === 'say-lost' && last?.track === a && last.upgrade === undefined) last.left ??= c
  }
  return fire
}
