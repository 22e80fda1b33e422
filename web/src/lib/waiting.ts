/** For whom a table waits before its dice are made. */

import { seatName } from './seats'
import type { TableLike } from './table.svelte'
import { t, words } from './words.svelte'

/** The sentence; empty when nobody is waited for. */
export function diceWait(table: TableLike): string {
  const dice = table.dice
  if (!dice || dice.shares?.length) return ''
  const missing = dice.givers.filter((_, at) => dice.givers.length > 1 && dice.promises?.[at] === '')
  const late = dice.givers.filter((seat) => !(dice.given ?? []).includes(seat))
  const whom = (missing.length > 0 ? missing : late).map((seat) => seatName(table.seats, seat))
  const who = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(whom)
  return t(missing.length > 0 ? 'page-dice-waits-promise' : 'page-dice-waits-share', { who })
}
