/** What a person has set, remembered in this browser. */

import { keep, kept } from './kept'
import { languageOf, NAMES } from './languages'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off'

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
  #systemStill = $state(still.matches)

  constructor() {
    Object.assign(this, kept('settings', {}))
    if (!NAMES.has(this.language)) this.language = languageOf(navigator.languages)
    still.addEventListener('change', () => {
      this.#systemStill = still.matches
    })
    this.show()
  }

  /** Whether things may move on the screen. */
  get moves(): boolean {
    return this.motion === 'system' && !this.#systemStill
  }

  /** Changes some settings, shows them and remembers them. */
  set(changed: Partial<Pick<Settings, 'theme' | 'motion' | 'language' | 'rollAtOnce' | 'notify' | 'singleKeys' | 'stepwise' | 'allHelp'>>): void {
    Object.assign(this, changed)
    this.show()
    const { theme, motion, language, rollAtOnce, notify, singleKeys, stepwise, allHelp } = this
    keep('settings', { theme, motion, language, rollAtOnce, notify, singleKeys, stepwise, allHelp })
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
