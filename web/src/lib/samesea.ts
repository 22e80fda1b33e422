/** A game that is over, once more: the same options and the same luck, which is known then. */

import { newTable, seatOffer } from './http'
import { keepMade } from './owners'
import { go } from './router.svelte'

/** Makes the table behind any link of a game that is over, and goes there. */
export async function sailAgain(token: string): Promise<void> {
  const { game } = await seatOffer(token)
  const made = await newTable({ game, sea: token })
  go(`/table/${keepMade(made, game)}`)
}
