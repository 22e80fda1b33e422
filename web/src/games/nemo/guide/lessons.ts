/** The lessons. Between the parts of the first voyage some months go by; each begins at a position of its own. */

import type { School } from '../../../lib/guide/guide.svelte'
import courses from './courses.json'
import scenes from './scenes.json'

const GAME = 'nemo'

/** A position as a record that begins there. */
function record(scene: string, seed: string): string {
  const { start } = scenes[scene as Exclude<keyof typeof scenes, 'start'>]
  const header = {
    leagues: 1,
    game: GAME,
    rules: 1,
    options: courses.first.options,
    tables: { hash: '', differs: {} },
    seats: [''],
    fairness: { kind: 'open', seed },
    start,
  }
  return `${JSON.stringify(header)}\n`
}

export const SCHOOL: School = { game: GAME, words: 'nemo-page-guide', courses, record, together: true }
