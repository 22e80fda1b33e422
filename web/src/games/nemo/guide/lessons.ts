/** The first voyage that teaches: its lessons in their order. Between the scenes some months go by. */

import type { Course, Lesson, Scene } from '../../../lib/guide/guide.svelte'
import scenes from './scenes.json'

const said = (...sentences: string[]) => ({ said: sentences })

const GAME = 'nemo'
const OPTIONS = { motive: 'explore', difficulty: 'sailor' }

/** A scene as a record that begins at its position. */
function scene({ seed, start }: { seed: string; start: unknown }): Scene {
  const header = {
    leagues: 1,
    game: GAME,
    rules: 1,
    options: OPTIONS,
    tables: { hash: '', differs: {} },
    seats: [''],
    fairness: { kind: 'open', seed },
    start,
  }
  return { record: `${JSON.stringify(header)}\n`, seed }
}

/** What the log says once a roll is settled. */
const SETTLED = ['say-result-passed', 'say-result-failed', 'say-natural-two', 'say-band']
/** What it says once a card is done with. */
const DONE = ['say-card-passed', 'say-card-failed', 'say-card-kept', 'say-card-gone', 'say-declined']

const LESSONS: Lesson[] = [
  // Before the voyage
  { id: 'welcome', show: 'chart' },
  { id: 'yard', show: 'options prompt', until: said('say-upgrade-aside') },
  { id: 'upgrade', show: 'options prompt', until: said('say-start') },
  { id: 'tracks', show: 'tracks' },
  // The first turn: a test, help, ships, an adventure
  { id: 'wager', show: 'wagers prompt', until: said('say-roll') },
  { id: 'help', show: 'help prompt', until: said(...SETTLED) },
  { id: 'ships', show: 'prompt', until: said('say-rolled') },
  { id: 'act', show: 'actions prompt', until: said('say-adventure'), aside: ['say-turn-ended'] },
  { id: 'adventure', show: 'options prompt', until: said(...DONE) },
  { id: 'score', show: 'score' },
  // Some months later: fights, and what comes of them
  {
    id: 'fight',
    show: 'actions prompt',
    until: said('say-to-tonnage', 'say-to-salvage', 'say-missed', 'say-own-disaster'),
    aside: ['say-turn-ended'],
    scene: scene(scenes.fight),
  },
  { id: 'stalk', show: 'actions prompt', until: said('say-declines', 'say-missed', 'say-sunk'), aside: ['say-turn-ended'] },
  { id: 'refit', show: 'actions prompt', until: said('say-band'), aside: ['say-turn-ended'] },
  { id: 'install', show: 'options prompt', until: said('say-turn-ended') },
  { id: 'notoriety', show: 'notoriety' },
  // In a lull: gems, uprisings, cards
  { id: 'lull', show: 'prompt', until: said('say-gem-placed', 'say-gem-forfeit'), scene: scene(scenes.lull) },
  { id: 'uprising', show: 'options prompt', until: said('say-cube-removed', 'say-notoriety-up', 'say-uprising-safe') },
  { id: 'kept', show: 'actions prompt', until: said('say-moved'), aside: ['say-turn-ended'] },
  { id: 'declined', show: 'actions prompt', until: said('say-hidden-removed'), aside: ['say-turn-ended'] },
  { id: 'forced', show: 'actions prompt', until: said('say-attacks'), aside: ['say-turn-ended'] },
  { id: 'choose', show: 'actions prompt', until: said('say-sacrificed', 'say-turn-ended') },
  { id: 'log', show: 'log' },
  // The third act: crowded seas
  {
    id: 'motive',
    show: 'actions prompt',
    until: said('say-motive-kept', 'say-motive-changed'),
    scene: scene(scenes['act-three']),
  },
  { id: 'dice', show: 'options prompt', until: said('say-actions-gained', 'say-lull') },
  { id: 'ladder', show: 'ladder prompt', until: said('say-revealed', 'say-turn-ended') },
  { id: 'farewell', show: 'chart' },
]

/** An open seed, so that everybody meets the same cards. */
export const COURSE: Course = {
  words: 'nemo-page-guide',
  lessons: LESSONS,
  table: { game: GAME, options: OPTIONS, luck: 'open', seed: scenes.start.seed, together: true },
}
