/** What the page reads of a table of Nautilion: the view, as `state.py` declares it, and what is fixed at a table. */

import type { Scenery, Target } from './shapes'

export interface View {
  players: number
  ship: number
  starting_reserve: number
  turn: number
  active: number
  admirals: number[]
  rolls: number
  dice: number[]
  given: number[]
  path_length: number
  path: number[]
  laid: number
  nautilion: number
  phantom: number
  crew: number[]
  landed: number
  reserve: number[]
  discard: number[]
  expansions: number
  spare: number
  rerolls: number
  cabin: number[]
  mercenaries: number[]
  captives: number[]
  collided: number
  reefs: number[]
  stuck: number
  cards: number[]
  lamp: number
  again: number
  figure: number
  bought: number
  heroics: number[]
  heroic_deck: number[]
  shelter: number
  phantom_stays: number
  phantom_back: number
  haul: number
}

export const FIGURES = ['darkhouse', 'phantom', 'nautilion'] as const
export type FigureName = (typeof FIGURES)[number]

const EXPANSIONS = { mages: 1, mercenaries: 2, reefs: 4, darkhouse: 8, heroics: 16 }

/** The kinds of tokens: 1 to 9 are crew. */
export const GREEN = 0
export const MERCENARY = 13
export const REEF = 14

/** Whether an expansion is in play. */
export function playsWith(view: View, expansion: keyof typeof EXPANSIONS): boolean {
  return (view.expansions & EXPANSIONS[expansion]) !== 0
}

/** What lies on a place of the path; rows are sent without the zeros at their end. */
export function tokenAt(view: View, place: number): number {
  return place >= 1 && place <= view.path_length ? (view.path[place] ?? 0) : 0
}

/** The number of the Reef beside a place; 0 for none. */
export function reefAt(view: View, place: number): number {
  return view.reefs[place] ?? 0
}

/** How many tokens a pile holds. */
export function total(pile: number[]): number {
  return pile.reduce((sum, count) => sum + count, 0)
}

/** A pile as its tokens, one by one. */
export function tokensOf(pile: number[]): number[] {
  return pile.flatMap((count, kind) => Array<number>(count).fill(kind))
}

/** Whether a kind of token still counts: one of its homes does not hold it. A Mercenary counts until the collision. */
export function stillCounts(scenery: Scenery, view: View, kind: number): boolean {
  if (kind === MERCENARY) return view.collided === 0
  const home = scenery.homes.find((one) => one.token === kind)
  return home?.targets.some((one) => !(one.kind === 'cabin' ? view.cabin : view.crew).includes(Number(one.at))) ?? false
}

/** The token that belongs on a space of the cabin: 0 to 2 are the Mages, 3 to 5 their crew. */
export function cabinToken(scenery: Scenery, space: number): number {
  return scenery.cabin[space % 3]?.[space < 3 ? 0 : 1] ?? 0
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.at === other.at
}
