/** What the people at a table are called. */

import type { SeatAbout } from '../protocol'
import type { TableLike } from './table.svelte'
import { t, words } from './words.svelte'

/** What the level of a bot is called; empty for people, and for bots that have none. */
export function levelName(seat: SeatAbout | undefined): string {
  return seat?.bot && words.has(`page-level-${seat.bot}`) ? t(`page-level-${seat.bot}`) : ''
}

/** The name of a seat, or of the level that plays it; empty where it has none. */
export function ownName(seats: readonly SeatAbout[], seat: number): string {
  return seats[seat]?.name || levelName(seats[seat])
}

export function seatName(seats: readonly SeatAbout[], seat: number): string {
  return ownName(seats, seat) || t('page-player', { number: seat + 1 })
}

/** Whether another person plays from elsewhere. */
export function hasPartners(table: TableLike): boolean {
  return table.seats.some((seat, index) => !seat.bot && !table.mySeats.includes(index))
}

/** Whether turns pass to and fro: somebody plays from elsewhere, or a bot does. */
export function hasCompany(table: TableLike): boolean {
  return table.seats.some((seat, index) => seat.bot || !table.mySeats.includes(index))
}
