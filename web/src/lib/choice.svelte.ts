/** What a new game shall be: the last choice, or else the recommended one. */

import { games } from '../games'
import type { Description } from '../protocol'
import { newTable } from './http'
import { keep, kept } from './kept'
import { mine } from './mine.svelte'
import { go } from './router.svelte'
import { t, words } from './words.svelte'

export type Mode = 'alone' | 'together' | 'link'
export type Luck = 'fair' | 'open' | 'own'
type Value = number | string | string[]

export const MODES: readonly Mode[] = ['alone', 'together', 'link']
export const LUCKS: readonly Luck[] = ['fair', 'open', 'own']

interface Kept {
  options: Record<string, Value>
  mode: Mode
  luck: Luck
}

export class Choice {
  options = $state<Record<string, Value>>({})
  mode = $state<Mode>('alone')
  luck = $state<Luck>('fair')
  seed = $state('')
  busy = $state(false)

  constructor(readonly game: string) {
    this.recommend()
    const last = kept<Partial<Kept>>(`choice.${game}`, {})
    Object.assign(this.options, last.options)
    this.mode = last.mode ?? 'alone'
    this.luck = last.luck === 'own' ? 'own' : 'fair'
  }

  /** Goes back to what is recommended. */
  recommend(): void {
    this.options = { ...(games[this.game]?.recommended as Record<string, Value>) }
    this.mode = 'alone'
    this.luck = 'fair'
  }

  /** Whether it is what is recommended. */
  get recommended(): boolean {
    const recommended = games[this.game]?.recommended ?? {}
    const { players: _, ...others } = this.options
    return (
      this.mode === 'alone' &&
      this.luck === 'fair' &&
      Object.entries(others).every(([name, value]) => !(name in recommended) || String(recommended[name]) === String(value))
    )
  }

  /** Leaves out what the game does not have, and fills in what is missing. */
  fit(about: Description): void {
    const fitting: Record<string, Value> = {}
    for (const option of about.options) {
      const value = this.options[option.name]
      const known = Array.isArray(value)
        ? option.many && value.every((one) => option.choices.includes(one))
        : value !== undefined && !option.many && option.choices.includes(value)
      fitting[option.name] = known && value !== undefined ? value : ((option.default ?? []) as Value)
    }
    this.options = fitting
  }

  has(option: string, value: string): boolean {
    const values = this.options[option]
    return Array.isArray(values) && values.includes(value)
  }

  /** Takes one of many, or leaves it out; they keep the order of the box. */
  toggle(option: string, value: string, all: readonly (string | number)[]): void {
    const has = this.has(option, value)
    this.options[option] = all.map(String).filter((one) => (one === value ? !has : this.has(option, one)))
  }

  /** The choice in a line. */
  get sentence(): string {
    const { ship, reserve, expansions } = this.options
    const names = Array.isArray(expansions) ? expansions.map((one) => t(`expansions-${one}`, undefined, this.game)) : []
    const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
    return t('page-choice', {
      mode: this.mode,
      ship: String(ship ?? ''),
      reserve: Number(reserve ?? 0),
      count: names.length,
      expansions: list,
      luck: this.luck,
    })
  }

  /** Makes the table and goes there. */
  async begin(): Promise<void> {
    this.busy = true
    try {
      const options = { ...$state.snapshot(this.options), players: this.mode === 'alone' ? 1 : 2 }
      const made = await newTable({
        game: this.game,
        options,
        luck: this.luck,
        seed: this.luck === 'open' ? this.seed : '',
        together: this.mode !== 'link',
      })
      const [own = '', ...others] = made.seats
      mine.open(own, this.game, { watch: made.watch, others })
      keep(`choice.${this.game}`, { options, mode: this.mode, luck: this.luck } satisfies Kept)
      go(`/table/${own}`)
    } finally {
      this.busy = false
    }
  }
}
