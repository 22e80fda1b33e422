/** The first game that teaches: its lessons in their order. */

import type { Course, Lesson } from '../../../lib/guide/guide.svelte'

const GAVE = ['say-gave']
const ROLLED = ['say-rolled']
const PLACED = ['say-placed']

const LESSONS: Lesson[] = [
  { id: 'welcome', show: 'sea' },
  { id: 'ship', show: 'ship' },
  // Turn 1: dice, landing, placing, taking back
  { id: 'roll', show: 'prompt', until: { said: ROLLED } },
  { id: 'slate', show: 'slate' },
  { id: 'give', show: 'slate', until: { said: GAVE }, aside: ['say-whirlwind', 'say-tide', 'say-swapped'] },
  { id: 'place', show: 'ship', until: { said: PLACED }, aside: ['say-kept'] },
  { id: 'undo', show: 'bar', until: { undone: true }, aside: ROLLED },
  { id: 'again', show: 'ship', until: { said: [...PLACED, 'say-kept'] } },
  // Turn 2: the Phantom
  { id: 'phantom', show: 'slate', until: { said: GAVE } },
  // Turn 3: Whirlwind
  { id: 'whirlwind', show: 'grimoire spells', until: { said: ['say-whirlwind'] }, aside: GAVE },
  { id: 'after-whirlwind', show: 'slate', until: { said: GAVE } },
  // Turn 4: the toll
  {
    id: 'toll',
    show: 'slate',
    until: { said: ['say-toll-reserve', 'say-toll-crew'] },
    aside: ['say-toll-free'],
  },
  // Turn 5: Tide
  { id: 'tide', show: 'grimoire spells', until: { said: ['say-tide'] }, aside: GAVE },
  { id: 'after-tide', show: 'slate', until: { said: GAVE } },
  // Turn 6: the reserve
  { id: 'reserve', show: 'reserve', until: { said: ['say-kept'] }, aside: PLACED },
  // Turn 7: Translation
  { id: 'translation', show: 'grimoire spells', until: { said: ['say-swapped'] }, aside: GAVE },
  { id: 'after-translation', show: 'slate', until: { said: GAVE } },
  // Turn 8: alone
  { id: 'alone', show: 'slate', until: { said: GAVE } },
  { id: 'farewell', show: 'sea' },
]

/** An open seed, so that everybody meets the same dice, and a full reserve. */
export const COURSE: Course = {
  words: 'nautilion-page-guide',
  lessons: LESSONS,
  table: {
    game: 'nautilion',
    options: { players: 1, ship: 'A1', reserve: 6, expansions: [] },
    luck: 'open',
    seed: 'first-voyage-58',
  },
}
