/** The keys that do something now, and the help that lists them. */

import { untrack } from 'svelte'
import { settings } from './settings.svelte'

export interface Key {
  /** As the browser names it, such as `u`, `Enter` or `ArrowLeft`. */
  key: string
  /** The id of the sentence that says what it does. */
  does: string
  run: () => void
  /** Listed in the help only; an element of its own listens for it. */
  listed?: boolean
}

/** A letter, digit or sign alone; dictated words and slips of the hand are full of them. */
const isSingle = (key: string): boolean => key.length === 1 && key !== ' '

class Keys {
  open = $state(false)
  #sets = $state.raw<readonly (readonly Key[])[]>([])

  /** All that can be pressed now. */
  get all(): Key[] {
    return this.#sets.flat().filter((one) => settings.singleKeys || !isSingle(one.key))
  }

  /** Adds keys; the answer takes them away again. */
  add(keys: readonly Key[]): () => void {
    this.#sets = [...this.#sets, keys]
    return () => {
      this.#sets = this.#sets.filter((one) => one !== keys)
    }
  }

  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target as HTMLElement
    if (target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]')) return
    const found = this.all.findLast((one) => !one.listed && one.key.toLowerCase() === event.key.toLowerCase())
    if (found === undefined) return
    if ((found.key === 'Enter' || found.key === ' ') && target.closest('button, a, summary, input')) return
    event.preventDefault()
    found.run()
  }
}

export const keys = new Keys()

addEventListener('keydown', (event) => keys.pressed(event))
keys.add([
  {
    key: '?',
    does: 'page-key-help',
    run: () => {
      keys.open = true
    },
  },
])

/** In a component: these keys work as long as it is on the screen. */
export function useKeys(make: () => readonly Key[]): void {
  $effect(() => {
    const made = make()
    return untrack(() => keys.add(made))
  })
}
