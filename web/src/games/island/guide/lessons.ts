/** The lessons. An open seed each, so that everybody meets the same: `python -m tests.guides.lessons` finds them. */

import type { School } from '../../../lib/guide/guide.svelte'
import courses from './courses.json'

export const SCHOOL: School = { game: 'island', words: 'island-page-guide', courses }
