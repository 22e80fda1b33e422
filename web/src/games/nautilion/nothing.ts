/** A click where nothing can be chosen is explained: it says what is asked instead. */

import { toasts } from '../../lib/toast.svelte'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { titleOf } from './prompt'

export function nothingHere(play: Play): void {
  if (play.table.canAnswer) toasts.show(() => t('nautilion-page-nothing-here', { prompt: titleOf(play) }))
}
