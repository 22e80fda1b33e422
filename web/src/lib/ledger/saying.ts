/** Figures of a ledger in words. */

import { t } from '../words.svelte'

/** A chance. */
export const percent = (chance: number): string => t('page-ledger-percent-fine', { chance: 100 * chance })

const way = (points: number): string => (points > 0 ? 'yes' : points < 0 ? 'no' : 'even')

/** A change of a chance, in hundredths with a sign. */
export function change(share: number): string {
  const points = Math.round(1_000 * share) / 10
  return t('page-ledger-change-fine', { up: way(points), points: Math.abs(points) })
}

/** The same where there is room for little. */
export function shortChange(share: number): string {
  const points = Math.round(100 * share)
  return t('page-ledger-change', { up: way(points), points: Math.abs(points) })
}
