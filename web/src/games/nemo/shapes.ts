// Made by tools/shapes.py from src/leagues/games/nemo/aids/shapes.py. Change that, then run it again.

import type * as explaining from '../../explaining'
import type { Choice, Sentence } from '../../explaining'
export type { Choice, Sentence }

export type Where = 'ocean' | 'ship' | 'track' | 'card' | 'character' | 'upgrade' | 'treasure' | 'motive' | 'die' | 'row' | 'button'

export type RungName = 'open' | 'spread' | 'reveal' | 'hostile' | 'hunt'

export type TreasureSort = 'map' | 'wonder' | 'retain' | 'event' | 'ally' | 'adventure'

export type Change = 'passes' | 'better' | 'not-enough' | 'reroll' | 'mends' | 'nothing'

/** Something on the board that can glow and be clicked. */
export interface Target {
  kind: Where
  at: number | string
}

/** So many of so many equal chances. */
export interface Lots {
  lots: number
  of: number
}

export type Grade = 'certain' | 'risk' | 'slight' | 'unknown'

/** The chance that the voyage is lost before the next choice, and how loudly that is said. */
export interface Danger extends Lots {
  grade: Grade
  sentence: Sentence
}

/** What one source adds to a roll; its words lie under `source-<source>`. */
export interface Modifier {
  source: string
  amount: number
}

/** What failing costs for some of the throws. */
export interface Failure {
  /** how many of the throws */
  ways: number
  /** of each exerted resource */
  loss: number
  notoriety?: number
  /** of a Warship's shot; 0 when another die says how many */
  hits?: number
  /** what the card or the band says beyond that */
  rows?: Sentence[]
}

/** Help that is held for after the roll. */
export interface Help {
  /** to the decision `help` */
  answer: number
  sentence: Sentence
  /** to the roll; a re-roll adds nothing */
  adds?: number
  /** to pass, if it is called for whenever it would do */
  chance: Lots
  price?: Sentence[]
}

/** A Treasure that could be spent on the roll. */
export interface Spending {
  treasure: number
  amount: number
  /** with it */
  roll: Roll
}

/** A roll, with everything that is known before the dice are thrown. */
export interface Roll {
  /** as in `sources.TESTS`; the words lie under `test-<what>` */
  what: string
  /** the card or the ship */
  subject: number
  needed: number
  modifiers: Modifier[]
  /** all of them together */
  added: number
  /** the smallest sum of the dice that passes; 13 when none does */
  least: number
  /** throws that pass; of a Warship's shot, that miss */
  passes: number
  /** all throws: 36, or 6 with one die */
  of: number
  /** of an action: throws for each band, from the worst to the best */
  bands: number[]
  /** of an action: what each band does */
  results: Sentence[][]
  fails: Failure[]
  help: Help[]
  spending?: Spending[]
}

/** Whom an attack can be aimed at, as the question after it has it. */
export interface Aim {
  answer: number
  sentence: Sentence
  roll?: Roll
  enemy?: Roll
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout extends Choice {
  /** what to click for it; any of them */
  targets: Target[]
  /** left out when the voyage cannot be lost before the next choice */
  danger?: Danger
  /** in action points */
  cost?: number
  /** before a Lull made it cheaper */
  printed?: number
  /** the next roll that it leads to */
  roll?: Roll
  /** the shot that comes before it */
  enemy?: Roll
  /** of an attack with several to choose from */
  aims?: Aim[]
  /** of help after a roll: what it would change */
  change?: Change
  /** what it adds to the score at once */
  points?: number
}

/** A step of the ladder by which a ship finds its place. */
export interface Step {
  step: RungName
  state: 'passed' | 'now' | 'later'
  /** of one that was passed */
  why?: Sentence
}

/** Why a ship comes where it comes. */
export interface Ladder {
  /** where it should have come */
  ocean: number
  steps: Step[]
}

/** A level of the Notoriety track. */
export interface Mark {
  at: number
  what: 'blue' | 'green' | 'allied' | 'die' | 'wonder' | 'defeat' | 'frozen'
  reached: boolean
}

/** The score as it stands, category by category; the words lie under `sheet-<category>`. */
export interface Score {
  category: string
  points: number
}

/** What one of several captains has won. */
export interface Own {
  seat: number
  points: number
  ships: number
  cards: number
  treasures: number
  characters: number
}

/** The score as it stands. */
export interface Running {
  sheet: Score[]
  total: number
  /** the scores from which each level of victory is reached, with the difficulty's share */
  levels: number[]
  /** the level now: 0 for none, 1 to 4 */
  reached: number
  /** the rows of the Tonnage track that keep the next column from being full */
  blocks: number[]
  /** where each has a score of their own, by seat */
  captains?: Own[]
}

/** A resource as it stands. */
export interface TrackAbout {
  track: number
  at: number
  start: number
  /** what exerting it adds */
  exert: number
  /** what its space costs at the end */
  points: number
}

/** A voyage that is over, told. */
export interface Voyage {
  epilogues: Sentence[]
}

/** Everything that helps to see the running decision. */
export interface Explanation extends explaining.Explanation {
  /** what is asked about */
  about: Target[]
  /** by answer, for those who are asked */
  choices: Record<string, ChoiceAbout>
  tracks: TrackAbout[]
  /** in their order */
  notoriety: Mark[]
  /** open ship spaces of the whole map */
  open: number
  /** of all */
  spaces: number
  score: Running
  /** the roll that is going on */
  roll?: Roll
  /** while a ship is placed */
  ladder?: Ladder
  /** once it is over */
  voyage?: Voyage
}

/** An ocean. */
export interface OceanAbout {
  ocean: number
  spaces: number
  lands: number
  links: number[]
  dotted: number[]
}

/** One side of a ship token. */
export interface ShipAbout {
  ship: number
  group: string
  side: number
  ship_class: string
  attack: number
  defence: number
  notoriety: number
  points: number
  science: number
  wonder: number
  bonus: string
}

/** A card. */
export interface CardAbout {
  card: number
  kind: string
  test: number
  exert: number[]
  standing: string
  /** of a card that an owner's file has changed: heads, and phrases of rows behind them */
  does?: Sentence[]
}

/** An Ally on the Tonnage track. Points are -1 where there is no symbol. */
export interface AllyAbout {
  warship: number
  non_warship: number
  notoriety: number
}

/** An Adventure token. Adventure points are -1 where there is no symbol. */
export interface TokenAbout {
  /** the one that it names */
  ocean: number
  adventure: number
  science: number
  wonder: number
}

/** What does not change at a table. Each standing is `printed`, `inferred`, `reconstructed`, or `owner` where an owner's file gives other values. */
export interface Scenery {
  oceans: OceanAbout[]
  tunnel: number[]
  ships: ShipAbout[]
  cards: CardAbout[]
  /** of the upgrades, in Salvage */
  prices: number[]
  scouring: number[]
  salvage_boxes: number
  most_actions: number
  treasure_points: number[]
  treasure_sorts: TreasureSort[]
  /** of the Allies */
  allies: AllyAbout[]
  /** of the Adventure tokens, the last kinds of Treasures */
  adventures: TokenAbout[]
  /** the levels of Notoriety of the Wonders in `laid` */
  laid_at: number[]
  /** of the Tonnage track, how many score, by motive */
  columns: number[]
  /** what is tested, as the journal numbers it */
  tests: string[]
  standings: Record<string, string>
}
