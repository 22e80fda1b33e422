/** What a screen reader is told. Sentences wait in a queue of their own: each stays in the page long enough to be read. */

import { untrack } from 'svelte'

const STAYS = 12_000

class Announcements {
  sentences = $state<{ id: number; text: string }[]>([])
  #count = 0

  say(text: string): void {
    if (text === '') return
    this.#count += 1
    const id = this.#count
    this.sentences.push({ id, text })
    setTimeout(() => {
      this.sentences = this.sentences.filter((one) => one.id !== id)
    }, STAYS)
  }
}

export const announcements = new Announcements()

/** Has a sentence read out, politely, after those that wait. */
export function announce(text: string): void {
  untrack(() => announcements.say(text))
}
