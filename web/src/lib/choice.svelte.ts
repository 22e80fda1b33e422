/** What a new game shall be: the last choice, or else the recommended one. */

import { games } from '../games'
import type { Description, PresetAbout } from '../protocol'
import { brought } from './brought'
import { newTable } from './http'
import { keep, kept } from './kept'
import { keepMade } from './owners'
import { go } from './router.svelte'
import { t, words } from './words.svelte'

export type Mode = 'alone' | 'partner' | 'together' | 'link'
export type Luck = 'fair' | 'open' | 'own'
type Value = number | string | string[]

export const MODES: readonly Mode[] = ['alone', 'together', 'link']
export const LUCKS: readonly Luck[] = ['fair', 'open', 'own']

/** After how much silence the others may give a seat to a bot, in seconds. */
export const PATIENCES: readonly number[] = [0, 120, 900, 86_400]

interface Kept {
  options: Record<string, Value>
  mode: Mode
  luck: Luck
  people: number
  patience: number
  level: string
}

export class Choice {
  /** Whether something was chosen before; what has changed since is left out of it (`fit`). */
  readonly earlier: boolean
  about = $state.raw<Description>()
  options = $state<Record<string, Value>>({})
  mode = $state<Mode>('alone')
  luck = $state<Luck>('fair')
  seed = $state('')
  /** How many people sit at a table with bots. */
  people = $state(2)
  patience = $state(0)
  /** How bots play. */
  level = $state('')
  busy = $state(false)

  constructor(readonly game: string) {
    this.recommend()
    const last = kept<Partial<Kept>>(`choice.${game}`, {})
    this.earlier = last.options !== undefined
    Object.assign(this.options, last.options)
    this.mode = last.mode ?? 'alone'
    this.luck = last.luck === 'own' ? 'own' : 'fair'
    this.people = last.people ?? 2
    this.patience = last.patience ?? 0
    this.level = last.level ?? this.level
    if (!this.modes.includes(this.mode)) this.mode = 'alone'
  }

  /** The kinds of luck to choose from: with bots, nobody could tell what they draw from a box on the desk. */
  get lucks(): readonly Luck[] {
    return this.bots.some(Boolean) ? LUCKS.filter((luck) => luck !== 'own') : LUCKS
  }

  /** Goes back to what is recommended. */
  recommend(): void {
    this.options = { ...(games[this.game]?.recommended as Record<string, Value>) }
    this.mode = 'alone'
    this.luck = 'fair'
    this.people = 2
    this.patience = 0
    this.level = this.usual
  }

  /** The ways to sit down: a bot can be the partner of one person. */
  get modes(): readonly Mode[] {
    return games[this.game]?.partner ? ['alone', 'partner', 'together', 'link'] : MODES
  }

  /** How bots play, if nothing else is chosen. */
  private get usual(): string {
    return games[this.game]?.partner ?? this.policy
  }

  /** The policy that takes empty seats; empty where all are people's. */
  get policy(): string {
    return games[this.game]?.bots ?? ''
  }

  /** How many sit at the table. */
  get players(): number {
    if (this.policy)
      return Number((this.about && brought(this.about, this.options, 'players')?.value) ?? this.options.players)
    return this.mode === 'alone' ? 1 : 2
  }

  /** Whether there is nobody else, not even a bot; how one sits together is not asked then. */
  get solo(): boolean {
    return this.policy !== '' && this.players === 1
  }

  /** Which seats are bots', by their policies; none where all are people's. */
  get bots(): string[] {
    if (this.mode === 'partner') return ['', this.level]
    if (!this.policy || this.solo) return []
    const people = this.mode === 'alone' ? 1 : Math.min(this.people, this.players)
    return Array.from({ length: this.players }, (_, seat) => (seat < people ? '' : this.level))
  }

  /** Whether it is what is recommended. */
  get recommended(): boolean {
    const recommended = games[this.game]?.recommended ?? {}
    const { players, ...others } = this.options
    return (
      (!this.policy || players === recommended.players) &&
      (this.solo || this.mode === 'alone') &&
      this.luck === 'fair' &&
      this.level === this.usual &&
      Object.entries(others).every(([name, value]) => !(name in recommended) || String(recommended[name]) === String(value))
    )
  }

  /** Leaves out what the game does not have, and fills in what is missing. */
  fit(about: Description): void {
    this.about = about
    const fitting: Record<string, Value> = {}
    for (const option of about.options) {
      const value = this.options[option.name]
      const known = Array.isArray(value)
        ? option.many && value.every((one) => option.choices.includes(one))
        : value !== undefined && !option.many && option.choices.includes(value)
      fitting[option.name] = known && value !== undefined ? value : ((option.default ?? []) as Value)
    }
    this.options = fitting
    if (about.levels?.length && !about.levels.includes(this.level)) this.level = this.usual
  }

  /** The preset that is chosen; null for a mixture of one's own. */
  presetOf(about: Description): PresetAbout | null {
    const has = (name: string) => brought(about, this.options, name)?.value ?? this.options[name]
    const fits = (preset: PresetAbout) =>
      Object.entries(preset.options).every(([name, value]) => String(has(name)) === String(value))
    return about.presets.find(fits) ?? null
  }

  /** Takes a preset. What would bring something else along is as usual again. */
  take(about: Description, preset: PresetAbout): void {
    const wanted = preset.options as Record<string, Value>
    Object.assign(this.options, $state.snapshot(wanted))
    for (const option of about.options) {
      const brings = Object.entries(option.brings?.[String(this.options[option.name])] ?? {})
      if (brings.some(([name, value]) => name in wanted && wanted[name] !== value))
        this.options[option.name] = option.default as Value
    }
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

  /** The choice in a line; an empty one until the words for it have come. */
  get sentence(): string {
    const { ship, reserve, expansions, motive, difficulty } = this.options
    const ids = Array.isArray(expansions) ? expansions.map((one) => `expansions-${one}`) : []
    if (!ids.every((id) => words.has(id, this.game))) return '\u00a0'
    const names = ids.map((id) => t(id, undefined, this.game))
    const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
    return t(`page-choice-${this.game}`, {
      mode: this.mode,
      ship: String(ship ?? ''),
      reserve: Number(reserve ?? 0),
      motive: motive ? String(motive) : '',
      difficulty: difficulty ? String(difficulty) : '',
      count: names.length,
      captains: this.players,
      expansions: list,
      luck: this.luck,
      people: this.players - this.bots.filter(Boolean).length,
      bots: this.bots.filter(Boolean).length,
    })
  }

  /** Makes the table and goes there. */
  async begin(): Promise<void> {
    this.busy = true
    try {
      if (!this.lucks.includes(this.luck)) this.luck = 'fair'
      const chosen = $state.snapshot(this.options)
      const options: typeof chosen = { ...chosen, players: this.players }
      if (this.solo) delete options.company
      const made = await newTable({
        game: this.game,
        options,
        luck: this.luck,
        seed: this.luck === 'open' ? this.seed : '',
        together: this.solo || (this.policy ? this.mode === 'together' : this.mode !== 'link' && this.mode !== 'partner'),
        ...(this.bots.length > 0 && { bots: this.bots, patience: this.mode === 'link' ? this.patience : 0 }),
      })
      const own = keepMade(made, this.game)
      keep(`choice.${this.game}`, {
        options,
        mode: this.mode,
        luck: this.luck,
        people: this.people,
        patience: this.patience,
        level: this.level,
      } satisfies Kept)
      go(`/table/${own}`)
    } finally {
      this.busy = false
    }
  }
}
