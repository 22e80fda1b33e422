/** What this browser saw and sent of the dice of a table, so that nobody can say otherwise after the game. */

import { drop, keep, kept } from './kept'
import type { Line } from './table.svelte'

export interface Given {
  /** This browser's bytes of a round: never those of another. */
  bytes: string
  terms: string
  /** The promises of all, as they stood when these bytes were sent. */
  promises?: string[]
  sent?: boolean
}

export interface KeptDice {
  commitment: string
  /** The seat that these bytes are given for. */
  seat: number
  rounds: Record<string, Given>
  /** The round in which this person agreed to promise anew, though the bytes of the one before were sent. */
  agreed?: number
  /** The round in which this person said here that the bytes were lost. */
  lost?: number
  /** The round that counted, with everybody's bytes, once the game has begun. */
  round?: number
  shares?: string[]
  anew?: number[]
  /** The journal as it was told here: its lines as they came and, where it was told anew, how many of them stayed. */
  lines?: Telling[]
}

export type Telling = Line | number

const MOST_TABLES = 40
const MOST_TELLINGS = 6_000

export const diceName = (table: string, seat: number): string => `${table}.${seat}`

export const keptDice = (name: string): KeptDice | null => kept<KeptDice | null>(`dice.${name}`, null)

/** Remembers; of many tables the newest. */
export function keepDice(name: string, dice: KeptDice): void {
  const names = kept<string[]>('dice', [])
  for (const old of names.filter((one) => one !== name).slice(MOST_TABLES - 1)) drop(`dice.${old}`)
  keep('dice', [name, ...names.filter((one) => one !== name)].slice(0, MOST_TABLES))
  keep(`dice.${name}`, dice)
}

/** The journal after all that was told. */
export function journalOf(tellings: readonly Telling[]): Line[] {
  const lines: Line[] = []
  for (const one of tellings) {
    if (typeof one === 'number') lines.length = Math.min(one, lines.length)
    else lines.push(one)
  }
  return lines
}

/** Adds a journal to what was told before: what it no longer has stays, and is only marked. Of too much the newest lines are kept. */
export function toldAnew(tellings: readonly Telling[], lines: readonly Line[]): Telling[] {
  const before = journalOf(tellings)
  let same = 0
  while (same < before.length && same < lines.length && alike(before[same], lines[same])) same += 1
  const mark = same < before.length ? [same] : []
  const all = [...tellings, ...mark, ...lines.slice(same)]
  return all.length > MOST_TELLINGS ? lines.slice(-MOST_TELLINGS) : all
}

export function alike(one: Line | undefined, other: Line | undefined): boolean {
  return one === other || (one?.length === other?.length && one?.every((value, index) => value === other?.[index]) === true)
}
