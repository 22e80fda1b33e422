/** What the people at a table are called. */

import type { SeatAbout } from '../protocol'
import { t } from './words.svelte'

export function seatName(seats: readonly SeatAbout[], seat: number): string {
  return seats[seat]?.name || t('page-player', { number: seat + 1 })
}
