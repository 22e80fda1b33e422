/** The first voyage that teaches: its lessons in their order. */

import type { Course, Lesson } from '../../../lib/guide/guide.svelte'

const said = (...sentences: string[]) => ({ said: sentences })

/** What the log says when an action begins. */
const ACTIONS = ['moved', 'searches', 'incites', 'rests', 'repairs', 'refits', 'attacks', 'adventure'].map(
  (one) => `say-${one}`,
)

const LESSONS: Lesson[] = [
  { id: 'welcome', show: 'chart' },
  { id: 'upgrade', show: 'options prompt', until: said('say-turn') },
  { id: 'tracks', show: 'tracks' },
  { id: 'event', show: 'prompt', until: said('say-rolled') },
  { id: 'ships', show: 'chart' },
  { id: 'act', show: 'actions prompt', until: said(...ACTIONS, 'say-turn-ended') },
  { id: 'wager', show: 'wagers prompt', until: said('say-roll') },
  { id: 'notoriety', show: 'notoriety' },
  { id: 'score', show: 'score' },
  { id: 'farewell', show: 'chart' },
]

/** An open seed, so that everybody meets the same cards. */
export const COURSE: Course = {
  words: 'nemo-page-guide',
  lessons: LESSONS,
  table: {
    game: 'nemo',
    options: { motive: 'explore', difficulty: 'sailor' },
    luck: 'open',
    seed: 'first-voyage-1',
    together: true,
  },
}
