/** What is heard of the Island's journal. */

import type { Heard } from '../../lib/hear.svelte'

export const HEARD: Heard = {
  'say-round': 'gong',
  'say-last-round': 'gong',
  'say-explored': 'water',
  'say-collected': 'wood',
  'say-stored': 'wood',
  'say-bonus-taken': 'wood',
  'say-closed': 'wood',
  'say-scored': 'gong',
}
