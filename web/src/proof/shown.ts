/**
 * Which lines of the journal show what was drawn, so that a record can be held against the journal as this browser was told it. A
 * test plays games and sees that each line shows what came. Draws that no line of their own tells (a token of the path) are not
 * among them.
 */

import { alike, journalOf, type Telling } from '../lib/keptdice'
import type { Line } from '../lib/table.svelte'
import type { Description } from '../protocol'
import type { Drawn } from './check'

/** For a decision of chance: the message, which of its arguments tells the outcome, and by how much it is more than its place. */
type Tells = readonly [message: string, argument: number, more: number]

const TELLS: Readonly<Record<string, Readonly<Record<string, Tells>>>> = {
  nautilion: {
    'deal-card': ['say-card-laid', 0, 1],
    'reveal-heroic': ['say-heroic-revealed', 0, 1],
    'reef-die': ['say-reef-rolled', 0, 1],
    'toll-die': ['say-toll-rerolled', 1, 1],
  },
  island: {
    'show-bonus': ['say-bonus-shown', 1, 0],
    'reveal-top': ['say-top-shown', 1, 0],
    'draw-card': ['say-found', 0, 0],
    'first-player': ['say-begins', 0, 0],
  },
  nemo: {
    'draw-upgrade': ['say-upgrade-shown', 0, 0],
    'draw-event': ['say-event', 0, 1],
    'draw-ship': ['say-ship-drawn', 0, 0],
    'draw-adventure': ['say-adventure', 0, 1],
  },
}

/** Dice that are told together, when the last of them lies: the messages; the die's place ends the occasion. */
const ROLLS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  nautilion: { 'roll-die': ['say-rolled', 'say-rolled-two', 'say-rolled-one'] },
}

/** How many draws were shown here, and the first that was shown otherwise than the record has it; 0 for none. */
export function shownOtherwise(
  about: Description,
  draws: readonly Drawn[],
  tellings: readonly Telling[],
): { shown: number; differs: number } {
  const idOf = (line: Line): string => about.messages[String(line[1])]?.id ?? ''
  const lines = journalOf(tellings)
  const twice = shownTwice(tellings, (line) => drawing(about.game).has(idOf(line)))
  const entryOf = (line: Line): number => line[0] ?? -1
  let shown = 0
  for (const { n, asks, answer, luck } of draws) {
    const tell = TELLS[about.game]?.[asks]
    const rolls = ROLLS[about.game]?.[asks]
    const line = tell
      ? lines.find((one) => entryOf(one) === n - 1 && idOf(one) === tell[0])
      : rolls && lines.find((one) => entryOf(one) >= n - 1 && rolls.includes(idOf(one)))
    if (!line) continue
    const [, argument, more] = tell ?? ['', Number(luck?.occasion.split('.').pop()) - 1, 1]
    const place =
      about.decisions.find((one) => one.name === asks)?.answers.findIndex(([notation]) => notation === answer) ?? -1
    if (line[2 + argument] !== place + more) return { shown, differs: n }
    shown += 1
  }
  return { shown, differs: twice }
}

function drawing(game: string): Set<string> {
  const tells = Object.values(TELLS[game] ?? {}).map(([message]) => message)
  return new Set([...tells, ...Object.values(ROLLS[game] ?? {}).flat()])
}

/**
 * The first draw that was told in two ways after the same journal; 0 for none. What was taken back and played otherwise differs in
 * somebody's choice before it differs in a draw, and the same choice meets the same dice.
 */
function shownTwice(tellings: readonly Telling[], draws: (line: Line) => boolean): number {
  interface Place {
    line: Line
    next: Place[]
  }
  const first: Place = { line: [], next: [] }
  const path = [first]
  for (const one of tellings) {
    if (typeof one === 'number') {
      path.length = Math.min(one + 1, path.length)
      continue
    }
    const here = path.at(-1) as Place
    let place = here.next.find((other) => alike(other.line, one))
    if (!place) {
      if (draws(one) && here.next.some(({ line }) => line[0] === one[0] && draws(line))) return (one[0] ?? 0) + 1
      place = { line: one, next: [] }
      here.next.push(place)
    }
    path.push(place)
  }
  return 0
}
