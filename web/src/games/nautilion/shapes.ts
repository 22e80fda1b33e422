// Made by tools/shapes.py from src/leagues/games/nautilion/aids/shapes.py. Change that, then run it again.

import type * as explaining from '../../explaining'
import type { Choice, Sentence } from '../../explaining'
export type { Choice, Sentence }

export type Where = 'path' | 'gap' | 'space' | 'cabin' | 'reserve' | 'discard' | 'die' | 'face' | 'figure' | 'seat' | 'spell' | 'heroic' | 'card' | 'token' | 'reef' | 'button'

export type How = 'destroys' | 'recruits' | 'yours' | 'stays' | 'abyss' | 'takes' | 'gives' | 'hauls' | 'isles' | 'held' | 'skipped' | 'arrives' | 'collides'

export type Fate = 'boards' | 'both' | 'cabin' | 'aboard' | 'held' | 'duct' | 'admiral' | 'reserve' | 'depends'

export type Price = 'free' | 'shelter' | 'nothing' | 'token' | 'crew' | 'reroll'

/** Something on the board that can glow and be clicked. */
export interface Target {
  kind: Where
  at: number | string
}

/** What a submarine would do. */
export interface Way {
  /** 0 when it has none */
  die: number
  /** where it comes to; in a collision the place of the other */
  place: number
  how: How
  /** the places that are counted on the way, in their order; `place` is not among them */
  passes: number[]
  /** what lies there */
  token?: number
  /** the points that it then still needs to its goal */
  left?: number
  /** what could become of the token that you get */
  fate?: Fate
  /** the rule that keeps that token off the ship */
  bars?: string
  /** where it can board: the manned spaces that ducts join to its own */
  joins?: number[]
  /** the number of the Reef that will hold the Nautilion, or that the Phantom destroys */
  reef?: number
  /** the places whose tokens a haul brings too */
  neighbours?: number[]
  /** in a collision: yours and the Phantom's */
  harpoons?: number[]
  /** and how it ends */
  battle?: 'won' | 'tied' | 'lost'
}

/** A legal way to give dice, and what would follow. Where a figure has a die and its part is null, that depends: on a die that is still to be rolled, or on what is given up on the way. On its way to a page it does without what the cells of its dice say. */
export interface Give {
  answer: number
  /** what each figure has then, those of earlier rolls included; 0 for none */
  dice: number[]
  price: Price | null
  /** how many the Darkhouse takes */
  tokens: number
  phantom: Way | null
  nautilion: Way | null
  /** a Mercenary of the Phantom costs you a token */
  blow: boolean
  /** how the game would end, such as `won-full-crew`; empty if it goes on or that depends */
  ending: string
  rules: string[]
  /** the whole outcome in words, in the order in which it happens */
  sentences: Sentence[]
}

/** What one die would do in the hands of one figure, whatever the others get. */
export interface Cell {
  figure: number
  value: number
  /** of the view; only in the slate */
  die?: number
  /** the ways to give dice that it is part of; only in the slate of the Plan */
  answers?: number[]
  /** the rule by which the figure cannot get it; then all below is left out */
  barred?: string
  /** on the other dice, or on what is given up: then `way` or `price` is left out */
  depends?: boolean
  /** of the Darkhouse */
  price?: Price
  tokens?: number
  /** of a submarine */
  way?: Way
  blow?: boolean
  ending?: string
  sentences?: Sentence[]
}

/** A spell of the Grimoire, whether it can be cast or not. */
export interface Spell {
  name: 'whirlwind' | 'tide' | 'translation'
  price: number
  /** those that cast it; each is a choice too */
  answers: number[]
  sentence: Sentence
  rules: string[]
  barred?: string
}

/** What a die would have the Nautilion pick up. The words for it are `aid-reached`. */
export interface Reached {
  die: number
  place: number
  token: number
  fate: Fate
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout extends Choice {
  /** what to click for it; any of them */
  targets: Target[]
  /** legal, but it would change nothing */
  idle?: boolean
  /** the token that it moves */
  token?: number
  /** the space of the ship that it comes to */
  space?: number
  /** the manned spaces that ducts then join to it */
  joins?: number[]
  /** the free spaces that ducts then lead to */
  reach?: number[]
  /** yours and the Phantom's, where it changes them; the words for it are `aid-harpoons` */
  harpoons?: number[]
  /** what could become of the token */
  fate?: Fate
  /** the place of the path that the token comes to */
  place?: number
  /** the points that the Phantom then needs */
  isles?: number
  /** the points that the Nautilion then needs */
  abyss?: number
  /** what the dice would then bring */
  reached?: Reached[]
  /** what the die would then do for each figure that could get it */
  cells?: Cell[]
  /** the same on its way to a page: which of `Explanation.turned` */
  turns?: number[]
  /** the crew that could pay for a Heroic Action, to some effect */
  payers?: number[]
  /** the tokens within reach of the dice that this player could take aboard */
  could?: number[]
  /** the crew that stays */
  kept?: number[]
  /** the crew that goes */
  lost?: number[]
}

/** Everything that helps to see the running decision. */
export interface Explanation extends explaining.Explanation {
  /** what is asked about */
  about: Target[]
  /** by answer, for those who are asked */
  choices: Record<string, ChoiceAbout>
  /** of the turn, 0 to 5 */
  phase: number
  /** the places of the path whose token still counts */
  wanted: number[]
  /** the free spaces of the ship that ducts lead to */
  reach: number[]
  /** yours and the Phantom's; empty where they do not count, or no longer */
  harpoons: number[]
  /** how many dice the Mages can still roll again this turn */
  rerolls: number
  /** the points that the Phantom needs to the Happy Isles */
  isles: number
  /** the points that the Nautilion needs to the Abyss */
  abyss: number
  /** of the Plan: all legal ways to give dice */
  gives: Give[]
  /** each die in hand for each figure, in the Plan and while tokens of the path are chosen */
  slate: Cell[]
  /** of the Plan: all three */
  spells: Spell[]
  /** on its way to a page: what dice that are turned or set would do */
  turned?: Cell[]
}

/** What the spells cost, in reserve tokens. */
export interface Costs {
  whirlwind: number
  tide: number
  translation: number
}

/** A card. Each sentence has a title too, under `<id>.title`; the first title is the card's. */
export interface CardAbout {
  number: number
  /** as data files call it, such as `twice` or `from-path` */
  effect: string
  /** of a Darkhouse card */
  colour: 'red' | 'blue' | ''
  sentences: Sentence[]
  rules: string[]
  standing: string
  /** whether it can come into this game */
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

/** What does not change at a table. What belongs to an expansion that is not in play is 0 or empty. */
export interface Scenery {
  ship: string
  spaces: number[]
  /** pairs of spaces */
  ducts: number[][]
  /** of the ducts: `reconstructed`, or `owner` where an owner's file gives others */
  standing: string
  /** the six faces of a die */
  faces: number[]
  /** the dice that cost a token, unless a card says otherwise */
  toll: number[]
  costs: Costs
  /** of crew and Mages; a Mercenary is wanted until the collision */
  homes: Home[]
  /** for each pair its Mage and its crew, as kinds of tokens; their spaces are i and 3 + i */
  cabin: number[][]
  /** for two players: the crew on each card */
  admirals: number[][]
  /** the crew with a harpoon */
  warriors: number[]
  mercenary_harpoons: number
  /** of its own */
  phantom_harpoons: number
  /** on its board */
  phantom_places: number
  /** what the roll must reach */
  reef_escape: number
  /** what the crew of its number adds */
  reef_bonus: number
  cards: Cards
}
