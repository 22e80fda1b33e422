/** What a screen reader is told. Sentences wait in a queue of their own: each stays in the page long enough to be read. */

import { untrack } from 'svelte'
import { hasCompany } from './seats'
import type { TableLike } from './table.svelte'
import { t } from './words.svelte'

const STAYS = 12_000
const SETTLES = 300

class Announcements {
  sentences = $state<{ id: number; text: string }[]>([])
  /** The number of the newest sentence. */
  count = 0

  say(text: string): void {
    if (text === '') return
    this.count += 1
    const id = this.count
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

/** In the prompt of a game: what is asked is read out whenever it changes, after what happened, and that it is one's turn. */
export function announceAsked(table: TableLike, title: () => string): void {
  let said = ''
  let another = true
  $effect(() => {
    if (table.replay) return
    const asked = title()
    const { yours } = table
    if (!yours) another = true
    const now = `${yours ? table.revision : ''} ${asked}`
    if (now === said) return
    const timer = setTimeout(() => {
      said = now
      const turn = yours && another && hasCompany(table)
      if (yours) another = false
      announce(turn ? t('page-your-turn-asked', { asked }) : asked)
    }, SETTLES)
    return () => clearTimeout(timer)
  })
}
