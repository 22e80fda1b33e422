/** What a step does on Nemo's board: the Nautilus sails, ships come, sink and are broken up, the pin of Notoriety moves. */

import type { Deeds } from '../../lib/stage.svelte'
import { AT_SEA, boxesOf, MAJORS, OCEANS, SALVAGE, shipsIn, TONNAGE, TRACKS, tonnageIn, type View } from './state'

const oceanOf = (place: number): number => (place >= AT_SEA && place < TONNAGE ? place - AT_SEA : -1)

/** The places of two rows that differ. */
function differing(before: readonly number[], after: readonly number[]): number[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place)
  return places.filter((place) => (before[place] ?? 0) !== (after[place] ?? 0))
}

/** Where what was a ship lies now, beside the sea. */
function berthOf(after: View, place: number): string {
  const row = place - TONNAGE
  if (MAJORS.includes(row)) return `[data-box="${row}-${Math.max(0, boxesOf(after, tonnageIn(after, row)) - 1)}"]`
  return place === SALVAGE ? '[data-guide="refit"]' : '[data-guide="piles"]'
}

function ships(before: View, after: View): Required<Pick<Deeds, 'flies' | 'appears'>> {
  const flies: NonNullable<Deeds['flies']> = []
  const appears: string[] = []
  for (const ship of differing(before.ships, after.ships)) {
    const [was, is] = [oceanOf(before.ships[ship] ?? 0), oceanOf(after.ships[ship] ?? 0)]
    if (was >= 0 && is < 0) flies.push({ from: `[data-token="${ship}"]`, to: berthOf(after, after.ships[ship] ?? 0) })
    if (is >= 0) appears.push(`[data-token="${ship}"]`)
  }
  for (const ocean of differing(before.hidden, after.hidden)) {
    const more = (after.hidden[ocean] ?? 0) > (before.hidden[ocean] ?? 0)
    if (more) appears.push(`[data-berth="${ocean}-${shipsIn(after, ocean).length + (after.hidden[ocean] ?? 0) - 1}"]`)
  }
  for (const row of MAJORS) {
    const boxes = boxesOf(after, tonnageIn(after, row))
    if (boxes > boxesOf(before, tonnageIn(before, row))) appears.push(`[data-box="${row}-${boxes - 1}"]`)
  }
  return { flies, appears }
}

export function deedsOf(before: View, after: View): Deeds {
  const { flies, appears } = ships(before, after)
  for (const ocean of OCEANS) {
    if ((before.gems[ocean] ?? 0) > (after.gems[ocean] ?? 0))
      flies.push({ from: `[data-gem="${ocean}"]`, to: '[data-guide="treasures"]' })
    else if (before.gems[ocean] !== after.gems[ocean]) appears.push(`[data-gem="${ocean}"]`)
    if (before.cubes[ocean] !== after.cubes[ocean])
      appears.push(`[data-land="${ocean}-${Math.max(before.cubes[ocean] ?? 0, after.cubes[ocean] ?? 0) - 1}"]`)
  }
  for (const track of TRACKS) {
    if (before.tracks[track] !== after.tracks[track])
      appears.push(`[data-track="${track}"] .at`, `.status [data-track="${track}"]`)
  }
  for (const kind of differing(before.held, after.held)) appears.push(`[data-held="${kind}"]`)
  for (const upgrade of differing(before.upgrades, after.upgrades)) appears.push(`[data-upgrade="${upgrade}"]`)
  for (const one of after.characters.filter((gone) => !before.characters.includes(gone)))
    appears.push(`[data-person="${one}"]`)
  if (before.actions !== after.actions) appears.push('.actions .dots', '.status [data-actions]')
  if (before.turn !== after.turn || before.act !== after.act) appears.push('.title .where')
  if (before.notoriety !== after.notoriety) appears.push('.status .wide')
  return { flies, slides: ['[data-boat]', '[data-pin]'], appears }
}
