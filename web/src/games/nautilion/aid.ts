/** What the server says beside the view: `scenery` and `aid` of the game's `page.py`. `aids/shapes.py` explains each field. */

import { MERCENARY, type View } from './state'

/** The id of the words, with their arguments. */
export type Sentence = [id: string, args: Record<string, number | string>]

export type Where =
  | 'path'
  | 'gap'
  | 'space'
  | 'cabin'
  | 'reserve'
  | 'discard'
  | 'die'
  | 'face'
  | 'figure'
  | 'seat'
  | 'spell'
  | 'heroic'
  | 'card'
  | 'token'
  | 'reef'
  | 'button'

export type How =
  | 'destroys'
  | 'recruits'
  | 'yours'
  | 'stays'
  | 'abyss'
  | 'takes'
  | 'gives'
  | 'hauls'
  | 'isles'
  | 'held'
  | 'skipped'
  | 'arrives'
  | 'collides'

export type Fate = 'boards' | 'both' | 'cabin' | 'aboard' | 'held' | 'duct' | 'admiral' | 'reserve' | 'depends'

export type Price = 'free' | 'shelter' | 'nothing' | 'token' | 'crew' | 'reroll'

/** Something on the board that can glow and be clicked. */
export interface Target {
  kind: Where
  at: number | string
}

/** What a submarine would do. */
export interface Way {
  die: number
  place: number
  how: How
  passes: number[]
  token?: number
  left?: number
  fate?: Fate
  bars?: string
  joins?: number[]
  reef?: number
  neighbours?: number[]
  harpoons?: number[]
  battle?: 'won' | 'tied' | 'lost'
}

/** A legal way to give dice, and what would follow; null stands for what depends. */
export interface Give {
  answer: number
  dice: number[]
  price: Price | null
  tokens: number
  phantom: Way | null
  nautilion: Way | null
  blow: boolean
  ending: string
  rules: string[]
  sentences: Sentence[]
}

/** What one die would do in the hands of one figure, whatever the others get. */
export interface Cell {
  figure: number
  value: number
  die?: number
  answers?: number[]
  barred?: string
  depends?: boolean
  price?: Price
  tokens?: number
  way?: Way
  blow?: boolean
  ending?: string
  sentences?: Sentence[]
}

/** A spell of the Grimoire, whether it can be cast or not. */
export interface Spell {
  name: 'whirlwind' | 'tide' | 'translation'
  price: number
  answers: number[]
  sentence: Sentence
  rules: string[]
  barred?: string
}

/** What a die would bring the Nautilion. */
export interface Reached {
  die: number
  place: number
  token: number
  fate: Fate
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout {
  targets: Target[]
  sentence: Sentence
  barred?: string
  rules?: string[]
  idle?: boolean
  weight?: number
  token?: number
  space?: number
  joins?: number[]
  reach?: number[]
  harpoons?: number[]
  fate?: Fate
  place?: number
  isles?: number
  abyss?: number
  reached?: Reached[]
  cells?: Cell[]
  payers?: number[]
  could?: number[]
  kept?: number[]
  lost?: number[]
}

/** Everything that helps to see the running decision. */
export interface Aid {
  about: Target[]
  phase: number
  notes: Sentence[]
  wanted: number[]
  reach: number[]
  harpoons: number[]
  rerolls: number
  isles: number
  abyss: number
  choices: Record<string, ChoiceAbout>
  gives: Give[]
  slate: Cell[]
  spells: Spell[]
}

/** What the spells cost, in reserve tokens. */
export interface Costs {
  whirlwind: number
  tide: number
  translation: number
}

/** A card; each sentence has a title too, and the first title is the card's. */
export interface CardAbout {
  number: number
  effect: string
  colour: 'red' | 'blue' | ''
  sentences: Sentence[]
  rules: string[]
  standing: string
  here: boolean
}

/** All cards of the expansions in play. */
export interface Cards {
  darkhouse: CardAbout[]
  heroic: CardAbout[]
}

/** A kind of token, and where it counts: it is wanted while one of these spaces does not hold it. */
export interface Home {
  token: number
  targets: Target[]
}

/** What does not change at a table. */
export interface Scenery {
  ship: string
  spaces: number[]
  ducts: number[][]
  standing: string
  faces: number[]
  toll: number[]
  costs: Costs
  homes: Home[]
  cabin: number[][]
  admirals: number[][]
  warriors: number[]
  mercenary_harpoons: number
  phantom_harpoons: number
  phantom_places: number
  reef_escape: number
  reef_bonus: number
  cards: Cards
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.at === other.at
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
