/** Chances of the running choices, as a page shows them. */

import type { Chance } from '../protocol'
import { hasPartners } from './seats'
import { settings } from './settings.svelte'
import type { TableLike } from './table.svelte'
import { t } from './words.svelte'

const WHOLE = 10_000

export class Odds {
  constructor(readonly table: TableLike) {}

  /** Whether they can be told at all: at a running table, to those who play. */
  get here(): boolean {
    const { table } = this
    return !table.replay && table.mySeats.length > 0 && table.question.outcome === ''
  }

  /** Whether this page wants them. */
  get wanted(): boolean {
    const own = this.table.mySeats.filter((seat) => !this.table.seats[seat]?.bot)
    return own.length > 0 && own.every((seat) => this.table.seats[seat]?.odds)
  }

  /** Whether all people at the table want them. */
  get on(): boolean {
    return this.wanted && this.table.seats.every((seat) => seat.bot || seat.odds)
  }

  /** Whether somebody else must agree. */
  get shared(): boolean {
    return hasPartners(this.table)
  }

  set(odds: boolean): void {
    this.table.settings({ odds })
  }

  /** The revision in which a hint was asked for, and how many of its steps. */
  #hinted = $state.raw({ revision: -1, steps: 0 })

  /** How much of a hint was asked for: the part of the board, then the choice. Where nobody says a part, the choice at once. */
  get hint(): 'none' | 'part' | 'choice' {
    const { chances, revision } = this.table
    const steps = this.#hinted.revision === revision ? this.#hinted.steps : 0
    if (steps === 0 || !chances) return 'none'
    return steps === 1 && chances.part ? 'part' : 'choice'
  }

  /** Asks for the next step of a hint. */
  askHint(): void {
    const { revision } = this.table
    this.#hinted = { revision, steps: this.#hinted.revision === revision ? this.#hinted.steps + 1 : 1 }
  }

  readonly #known = $derived.by(() => new Map((this.table.chances?.choices ?? []).map((one) => [one.answer, one])))

  /** What is known of an answer; nothing where that is nothing. */
  of(answer: number | null): Chance | null {
    const found = answer === null ? undefined : this.#known.get(answer)
    return this.on && !settings.hints && found && found.label !== 'unknown' ? found : null
  }

  /** The best of some answers. */
  best(answers: readonly number[]): Chance | null {
    return answers
      .map((answer) => this.of(answer))
      .reduce((best, one) => (one && (!best || one.chance > best.chance) ? one : best), null)
  }
}

/** A chance in hundredths. */
export const percent = (one: Chance): string => t('page-odds-percent', { chance: (100 * one.chance) / WHOLE })

/** The same where there is room for little: nearest of a hundred. */
export const hundredths = (one: Chance): number => Math.round((100 * one.chance) / WHOLE)

/** A chance as a share of the whole, for bars. */
export const share = (one: Chance): number => one.chance / WHOLE

/** Half of the interval that holds it nineteen times of twenty. */
export const spread = (one: Chance): number => (1.96 * one.error) / WHOLE

/** The same in words. */
export function saidSpread(one: Chance): string {
  return one.error ? t('page-odds-error', { error: Number((100 * spread(one)).toFixed(1)) }) : ''
}
