/** What a roll meant, as the log tells it: the dice, what they came to, and what changed. */

import { sayOf, sentenceAt } from '../../lib/journal'
import type { Line, TableLike } from '../../lib/table.svelte'
import type { Roll, Scenery } from './shapes'
import { sum } from './state'

/** A figure that changed, in the order in which it did. */
export interface Turned {
  /** A resource by its number; 3 for Notoriety. */
  what: number
  from: number
  to: number
}

export const NOTORIETY = 3

/** A roll that lies on the table, or has just been settled. */
export interface Result {
  /** As in `Scenery.tests`. */
  what: string
  dice: number[]
  /** All modifiers together. */
  added: number
  total: number
  /** What had to be reached; 0 where the roll has bands. */
  needed: number
  /** -1 while help may still change it. */
  passed: number
  /** -1 where there are none. */
  band: number
  /** Two ones. */
  two: boolean
  turned: Turned[]
  /** What else came of it, in the log's own words. */
  told: string[]
}

const FAIR = 2 // the first band that is a success
/** What is said with figures, or before the dice. */
const SILENT = ['say-lost', 'say-gained', 'say-notoriety-up', 'say-notoriety-down', 'say-helped', 'say-exerted', 'say-spent']
const SETTLED = ['say-result-passed', 'say-result-failed', 'say-natural-two', 'say-band']
/** With these something new begins, and the roll is over. */
const NEXT = ['say-turn', 'say-turn-ended', 'say-attacks', 'say-adventure', 'say-event']

/** The last roll that was settled from a line of the log on; null where there is none, or where it was a Warship's shot. */
export function resultSince(table: TableLike, since: number): Result | null {
  const { about, lines } = table
  if (!about) return null
  const tests = (table.welcome?.scenery as unknown as Scenery | undefined)?.tests ?? []
  const at = lines.findLastIndex((line, nth) => nth >= since && sayOf(table, line) === 'say-roll')
  const thrown = lines[at]
  if (!thrown) return null
  const [, , what = 0, first = 0, second = 0] = thrown
  if (tests[what] === 'enemy') return null
  const after = lines.slice(at + 1)
  const settled = after.find((line) => SETTLED.includes(sayOf(table, line)))
  if (!settled) return null
  const dice = [first, second].filter(Boolean)
  const say = sayOf(table, settled)
  const [, , , second_ = 0, third = 0] = settled
  const two = say === 'say-natural-two'
  const total = two ? sum(dice) : second_
  const band =
    say === 'say-band' ? third : two && ['search', 'incite', 'rest', 'repair', 'refit'].includes(tests[what] ?? '') ? 0 : -1
  const over = after.findIndex((line) => NEXT.includes(sayOf(table, line)))
  const came = after.slice(after.indexOf(settled) + 1, over < 0 ? undefined : over)
  const helped = after
    .slice(0, after.indexOf(settled))
    .filter((line) => !['say-helped', 'say-rerolled'].includes(sayOf(table, line)))
  return {
    what: tests[what] ?? '',
    dice,
    added: total - sum(dice),
    total,
    needed: say === 'say-result-passed' || say === 'say-result-failed' ? third : 0,
    passed: Number(say === 'say-result-passed' || band >= FAIR),
    band,
    two,
    turned: [...helped, ...came].flatMap((line) => turnedBy(table, line)),
    told: came
      .filter((line) => !SILENT.includes(sayOf(table, line)))
      .map((line, nth) => sentenceAt(about, line, nth).text)
      .filter(Boolean),
  }
}

/** A roll that lies there while help can still be called for; null before it is explained. */
export function lyingResult(dice: readonly number[], amounts: readonly number[], roll: Roll | null): Result | null {
  if (!roll) return null
  const thrown = dice.filter(Boolean)
  const [added, two] = [sum(amounts), sum(thrown) === 2 && thrown.length === 2]
  const reach = reaches(roll).find((one) => sum(thrown) >= one.from && sum(thrown) <= one.to)
  const band = roll.bands.length > 0 ? (reach?.band ?? 0) : -1
  const passed = Number(reach?.good ?? false)
  const needed = band < 0 ? roll.needed : 0
  return {
    what: roll.what,
    dice: thrown,
    added,
    total: sum(thrown) + added,
    needed,
    passed,
    band,
    two,
    turned: [],
    told: [],
  }
}

function turnedBy(table: TableLike, line: Line): Turned[] {
  const [, , a = 0, b = 0, c = 0] = line
  const say = sayOf(table, line)
  if (say === 'say-lost') return [{ what: a, from: c + b, to: c }]
  if (say === 'say-gained') return [{ what: a, from: c - b, to: c }]
  if (say === 'say-notoriety-up') return [{ what: NOTORIETY, from: b - a, to: b }]
  if (say === 'say-notoriety-down') return [{ what: NOTORIETY, from: b + a, to: b }]
  return []
}

/** Where the sums of the dice fall: the worst throws first, as the bands of the roll count them. */
export interface Reach {
  from: number
  to: number
  ways: number
  /** The band of an action; of anything else 0 for failed and 1 for passed. */
  band: number
  good: boolean
}

const waysOf = (two: boolean, at: number): number => (two ? 6 - Math.abs(7 - at) : 1)

/** The sums that lead to the same, from the least on. */
export function reaches(roll: Roll): Reach[] {
  const two = roll.of > 6
  const bands = roll.bands.length > 0 ? roll.bands : null
  const found: Reach[] = []
  let seen = 0
  for (let at = two ? 2 : 1; at <= (two ? 12 : 6); at += 1) {
    const ways = waysOf(two, at)
    const good = at >= roll.least && !(two && at === 2)
    const band = bands ? bandAt(bands, seen) : Number(good)
    seen += ways
    const last = found.at(-1)
    // Two ones stand apart where they are worse than another failure.
    if (last && last.band === band && last.good === good && !(last.to === 2 && two && !bands)) {
      last.to = at
      last.ways += ways
    } else found.push({ from: at, to: at, ways, band, good })
  }
  return found
}

/** The band of the throw that comes after so many worse ones. */
function bandAt(bands: readonly number[], before: number): number {
  let seen = 0
  return bands.findIndex((ways) => {
    seen += ways
    return before < seen
  })
}
