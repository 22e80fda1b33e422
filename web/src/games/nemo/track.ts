/** The track of a voyage: where the Nautilus went, what she sank and what was found, read from its film. */

import { AT_SEA, TONNAGE, type View } from './state'

export interface Track {
  /** The oceans, from the first on. */
  stops: number[]
  /** Where each ship went down. */
  sunk: number[]
  /** Where each Wonder was found. */
  wonders: number[]
}

const WONDER = 'wonder'
const RELATIONS = 42

const isAfloat = (place: number): boolean => place >= AT_SEA && place < TONNAGE
const isSunk = (place: number): boolean => place >= TONNAGE && place < RELATIONS && !isAfloat(place)

export function trackOf(views: readonly View[], sorts: readonly string[]): Track {
  const track: Track = { stops: views[0] ? [views[0].nautilus] : [], sunk: [], wonders: [] }
  for (const [at, view] of views.entries()) {
    const before = views[at - 1]
    if (!before || before === view) continue
    if (view.nautilus !== before.nautilus) track.stops.push(view.nautilus)
    if (view.ships !== before.ships) {
      for (const [ship, place] of view.ships.entries()) {
        const was = before.ships[ship] ?? 0
        if (isSunk(place) && !isSunk(was)) track.sunk.push(isAfloat(was) ? was - AT_SEA : view.nautilus)
      }
    }
    if (view.held !== before.held) {
      for (const [kind, count] of view.held.entries()) {
        const more = sorts[kind] === WONDER ? count - (before.held[kind] ?? 0) : 0
        for (let found = 0; found < more; found += 1) track.wonders.push(view.nautilus)
      }
    }
  }
  return track
}
