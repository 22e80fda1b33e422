/** What the people at a table are called. */

import type { SeatAbout } from '../protocol'
import type { TableLike } from './table.svelte'
import { t } from './words.svelte'

export function seatName(seats: readonly SeatAbout[], seat: number): string {
  return seats[seat]?.name || t('page-player', { number: seat + 1 })
}

/** Whether another person plays from elsewhere. */
export function hasPartners(table: TableLike): boolean {
  return table.seats.some((seat, index) => !seat.bot && !table.mySeats.includes(index))
}

/** Whether turns pass to and fro: somebody plays from elsewhere, or a bot does. */
export function hasCompany(table: TableLike): boolean {
  return table.seats.some((seat, index) => seat.bot || !table.mySeats.includes(index))
}
