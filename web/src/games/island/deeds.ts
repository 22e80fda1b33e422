/** What a step does on the Island: cards fly into hands and camps, tokens and portholes to their sets. */

import type { Deeds } from '../../lib/stage.svelte'
import type { Play } from './play.svelte'
import { COLOURS, setOf, tokensOn, type View } from './state'

const STACKS = [0, 1, 2]

/** Where a seat's hand is drawn, and a set of its camp. */
const handOf = (play: Play, seat: number): string => (seat === play.me ? '#hand' : `[data-rival="${seat}"] .count, .people`)
const setAt = (play: Play, seat: number, colour: number): string =>
  `${seat === play.me ? '#camp' : `[data-rival="${seat}"]`} [data-set="${colour}"]`

function camp(play: Play, before: View, after: View, seat: number, deeds: Required<Deeds>): void {
  for (const colour of COLOURS) {
    const set = setAt(play, seat, colour)
    if (setOf(after, seat, colour).length > setOf(before, seat, colour).length) {
      deeds.appears.push(set)
      if (seat === play.me) deeds.flies.push({ what: '#hand .cards svg', from: '#hand', to: '#camp' })
    }
    if (tokensOn(after, seat, colour).length > tokensOn(before, seat, colour).length)
      deeds.flies.push({ what: `[data-space="${colour}"] .token svg`, from: `[data-space="${colour}"]`, to: set })
    if ((after.portholes[seat]?.[colour] ?? 0) > (before.portholes[seat]?.[colour] ?? 0)) {
      const pile = after.piles.findIndex((gone, i) => gone !== before.piles[i])
      const size = play.scenery.piles[pile]?.size ?? 0
      deeds.flies.push({ what: `[data-pile="${size}"] svg`, from: `[data-pile="${size}"]`, to: set })
    }
  }
}

export function deedsOf(play: Play, before: View, after: View): Deeds {
  const deeds: Required<Deeds> = { flies: [], slides: [], appears: [] }
  for (let seat = 0; seat < after.players; seat += 1) {
    const more = (after.sizes[seat] ?? 0) - (before.sizes[seat] ?? 0)
    const column = after.columns[seat] ?? 0
    const stacks = STACKS.filter((stack) => document.querySelector(`[data-stack="${column}-${stack}"]`))
    for (const stack of stacks.slice(0, Math.max(0, more)))
      deeds.flies.push({ from: `[data-stack="${column}-${stack}"]`, to: handOf(play, seat) })
    camp(play, before, after, seat, deeds)
  }
  for (const colour of COLOURS) {
    if ((after.spaces[colour] ?? 0) > 0 && before.spaces[colour] === 0) deeds.appears.push(`[data-space="${colour}"] .token`)
  }
  for (const [place, top] of after.tops.entries()) {
    if (top > 0 && top !== before.tops[place]) deeds.appears.push(`[data-stack="${Math.floor(place / 3) + 1}-${place % 3}"]`)
  }
  if (before.round !== after.round || before.active !== after.active) deeds.appears.push('.queue .now')
  return deeds
}
