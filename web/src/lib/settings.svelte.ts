/** What a person has set, remembered in this browser. */

import { keep, kept } from './kept'
import { languageOf, NAMES } from './languages'
import type { Sound } from './sounds'

export type Theme = 'system' | 'light' | 'dark'
/** How fast things move: slowly, as usual, not at all. */
export type Motion = 'slow' | 'system' | 'off'

const USUAL = { dice: 0.6, wood: 0.6, water: 0.6, gong: 0.6, hit: 0.6 }

const SLOW = 2.5

const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>('system')
  motion = $state<Motion>('system')
  language = $state(languageOf(navigator.languages))
  rollAtOnce = $state(false)
  notify = $state(false)
  /** Whether a letter, digit or sign alone does something, such as U for undo. */
  singleKeys = $state(true)
  /** Whether every choice waits for the filled button, also one whose own button says what it does. */
  stepwise = $state(false)
  /** Whether help after a roll is always spread out, also where it cannot change what was reached. */
  allHelp = $state(false)
  /** Whether chances are not shown, but hints, one step at a time. */
  hints = $state(false)
  /** Whether what happens is heard too, and how loud each sound is. */
  sound = $state(false)
  volumes = $state.raw<Readonly<Record<Sound, number>>>(USUAL)
  #systemStill = $state(still.matches)

  constructor() {
    Object.assign(this, kept('settings', {}))
    this.volumes = { ...USUAL, ...this.volumes }
    if (!NAMES.has(this.language)) this.language = languageOf(navigator.languages)
    still.addEventListener('change', () => {
      this.#systemStill = still.matches
    })
    this.show()
  }

  /** Whether things may move on the screen. */
  get moves(): boolean {
    return this.motion !== 'off' && !this.#systemStill
  }

  /** How many times as long as usual a motion takes. */
  get pace(): number {
    return this.motion === 'slow' ? SLOW : 1
  }

  /** Changes some settings, shows them and remembers them. */
  set(
    changed: Partial<
      Pick<
        Settings,
        | 'theme'
        | 'motion'
        | 'language'
        | 'rollAtOnce'
        | 'notify'
        | 'singleKeys'
        | 'stepwise'
        | 'allHelp'
        | 'hints'
        | 'sound'
        | 'volumes'
      >
    >,
  ): void {
    Object.assign(this, changed)
    this.show()
    const { theme, motion, language, rollAtOnce, notify, singleKeys, stepwise, allHelp, hints, sound, volumes } = this
    keep('settings', { theme, motion, language, rollAtOnce, notify, singleKeys, stepwise, allHelp, hints, sound, volumes })
  }

  private show(): void {
    const root = document.documentElement
    root.lang = this.language
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    if (this.motion === 'off') root.dataset.motion = 'off'
    else delete root.dataset.motion
  }
}

export const settings = new Settings()
