/** Going on from a position of another game. */

import type { FilmClient } from './film.svelte'
import { newTable } from './http'
import { keepMade } from './owners'
import { go } from './router.svelte'

/** A new game that begins as a film did for so many entries; goes there. */
export async function playOnFrom(film: FilmClient, entries: number): Promise<void> {
  const { game, options } = film.film ?? { game: '', options: {} }
  const made = await newTable({ game, options, fork: { token: film.token, entries } })
  go(`/table/${keepMade(made, game)}`)
}
