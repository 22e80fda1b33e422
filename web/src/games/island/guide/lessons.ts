/** The first game that teaches: its lessons in their order. */

import type { Course, Lesson } from '../../../lib/guide/guide.svelte'

const own = (...said: string[]) => ({ said, own: true })

const LESSONS: Lesson[] = [
  { id: 'welcome', show: 'hull' },
  // Turn 1: moving; with an empty hand one collects at once
  { id: 'explore', show: 'columns hull', until: own('say-explored') },
  { id: 'hand', show: 'hand' },
  { id: 'order', show: 'queue' },
  // Turn 2: what is barred, and collecting
  { id: 'barred', show: 'hull', until: own('say-explored') },
  { id: 'collect', show: 'ways', until: own('say-collected'), aside: ['say-stored'] },
  // Turns 3 and 4: storing and its bonus token
  { id: 'store', show: 'hand', until: own('say-stored'), aside: ['say-collected'] },
  { id: 'bonus', show: 'camp' },
  { id: 'grow', show: 'camp', until: own('say-stored', 'say-collected') },
  // Turns 5 and 6: closing
  { id: 'close', show: 'piles', until: own('say-closed'), aside: ['say-stored'] },
  { id: 'alone', show: 'prompt', until: own('say-collected', 'say-stored') },
  { id: 'farewell', show: 'hull' },
]

/** An open seed, so that everybody meets the same cards, and one bot. */
export const COURSE: Course = {
  words: 'island-page-guide',
  lessons: LESSONS,
  table: {
    game: 'island',
    options: { players: 2, memory: 'off' },
    luck: 'open',
    seed: 'first-landing-1',
    together: false,
    bots: ['', 'greedy'],
  },
}
