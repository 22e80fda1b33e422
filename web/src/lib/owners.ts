/** A seat is its owner's: taking up an invitation, and what this browser keeps of it. */

import type { Created, Rematched } from '../protocol'
import { exchange } from './http'
import { keep, kept } from './kept'
import { mine } from './mine.svelte'
import { go } from './router.svelte'
import { hasPartners } from './seats'
import type { TableLike } from './table.svelte'

const TOKEN_BYTES = 16

interface Tokens {
  token: string
  recovery: string
}

/** A new link's secret part. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The own link that a link was exchanged for in this browser, or nothing. */
export const exchanged = (link: string): string => mine.games.find((one) => one.from === link)?.token ?? ''

/** Whether this browser has tried to take a seat and does not know what became of that. */
export const isTaking = (link: string): boolean => link in kept<Record<string, Tokens>>('taking', {})

/** Forgets that it tried. */
export function gaveUp(link: string): void {
  const { [link]: _, ...rest } = kept<Record<string, Tokens>>('taking', {})
  keep('taking', rest)
}

/**
 * Takes the seat behind an invitation or a recovery link; gives the own link to it. The tokens are made and kept here before the
 * server hears of them: if its answer gets lost, the next try asks the same and gets the same.
 */
export async function takeSeat(link: string, game: string, name: string | null = null): Promise<string> {
  const trying = kept<Record<string, Tokens>>('taking', {})
  const tokens = trying[link] ?? { token: newToken(), recovery: newToken() }
  keep('taking', { ...trying, [link]: tokens })
  const { token, recovery, table } = await exchange(link, { ...tokens, name })
  for (const old of mine.games.filter((one) => one.table === table && one.recovery === link)) mine.forget(old.token)
  mine.open(token, game, { from: link, recovery, table })
  gaveUp(link)
  return token
}

/**
 * Goes to the rematch: to the own seat there, which is taken by that, or to look on. The recovery link of the seat is shown there;
 * where nobody but bots plays too, it waits in the settings, as at a table that one makes for oneself.
 */
export async function follow({ table, token }: Rematched, game: string, from: TableLike): Promise<void> {
  let own = mine.games.find((one) => one.table === table)?.token ?? ''
  if (own === '' && from.mySeats.length > 0) {
    own = await takeSeat(token, game)
    if (!hasPartners(from)) mine.note(own, { recoveryShown: true })
  }
  go(`/table/${own || token}`)
}

/** Keeps the links of a table that was made here; gives the own one. */
export function keepMade(made: Created, game: string): string {
  const invitations = new Set(made.invitations)
  const own = made.seats.find((link, seat) => link !== '' && !invitations.has(seat)) ?? ''
  const others = made.seats.filter((link) => link !== '' && link !== own)
  mine.open(own, game, { watch: made.watch, table: made.table, others, recovery: made.recovery || undefined })
  return own
}
