/** Another game with the same options, one click away. */

import { newTable } from '../../lib/http'
import { keepMade } from '../../lib/owners'
import { go } from '../../lib/router.svelte'
import { ALL_SEATS, type TableLike } from '../../lib/table.svelte'
import { toastError } from '../../lib/toast.svelte'

export async function playAgain(table: TableLike): Promise<void> {
  const options = table.welcome?.options ?? {}
  const names = table.seats.map((seat) => seat.name ?? '')
  const together = table.seats.length < 2 || table.welcome?.seat === ALL_SEATS
  try {
    const made = await newTable({ game: 'nautilion', options, names, together })
    go(`/table/${keepMade(made, 'nautilion')}`)
  } catch (error) {
    toastError(error)
  }
}
