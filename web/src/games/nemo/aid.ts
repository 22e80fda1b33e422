/** What the server says beside the view: `scenery` and `aid` of the game's `page.py`. `aids/shapes.py` explains each field. */

/** The id of the words, with their arguments. */
export type Sentence = readonly [id: string, args: Record<string, number | string>]

export interface Target {
  kind: string
  at: number | string
}

/** So many of so many equal chances. */
/** The chance that the voyage is lost before the next choice: certain, a risk, or too slight for the sign of danger. */
export interface Danger extends Lots {
  grade: 'certain' | 'risk' | 'slight'
  sentence: Sentence
}

export interface Lots {
  lots: number
  of: number
}

export interface Modifier {
  source: string
  amount: number
}

/** What failing costs for some of the throws. */
export interface Failure {
  ways: number
  loss: number
  notoriety?: number
  hits?: number
  rows?: Sentence[]
}

/** Help that is held for after the roll. */
export interface Help {
  answer: number
  sentence: Sentence
  adds?: number
  chance: Lots
  price?: Sentence[]
}

export interface Spending {
  treasure: number
  amount: number
  passes: number
  bands: number[]
}

/** A roll, with everything that is known before the dice are thrown. */
export interface Roll {
  what: string
  subject: number
  needed: number
  modifiers: Modifier[]
  added: number
  least: number
  passes: number
  of: number
  bands: number[]
  results: Sentence[][]
  fails: Failure[]
  help: Help[]
  spending?: Spending[]
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout {
  targets: Target[]
  sentence: Sentence
  barred?: string
  more?: Sentence[]
  danger?: Danger
  cost?: number
  printed?: number
  roll?: Roll
  enemy?: Roll
  change?: 'passes' | 'better' | 'not-enough' | 'reroll' | 'mends' | 'nothing'
  points?: number
}

/** A step of the ladder by which a ship finds its place. */
export interface Step {
  step: 'open' | 'spread' | 'reveal' | 'hostile' | 'hunt'
  state: 'passed' | 'now' | 'later'
  why?: Sentence
}

export interface Ladder {
  ocean: number
  steps: Step[]
}

/** A level of the Notoriety track. */
export interface NotorietyMark {
  at: number
  what: 'blue' | 'green' | 'allied' | 'die' | 'defeat'
  reached: boolean
}

export interface Running {
  sheet: { category: string; points: number }[]
  total: number
  levels: number[]
  reached: number
  blocks: number[]
}

/** A resource as it stands. */
export interface TrackAbout {
  track: number
  at: number
  start: number
  exert: number
  points: number
}

/** Everything that helps to see the running decision. */
export interface Aid {
  notes: Sentence[]
  tracks: TrackAbout[]
  notoriety: NotorietyMark[]
  open: number
  spaces: number
  score: Running
  choices: Record<string, ChoiceAbout>
  roll?: Roll
  ladder?: Ladder
  voyage?: { epilogues: Sentence[] }
}

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

export interface CardAbout {
  card: number
  kind: string
  test: number
  exert: number[]
  standing: string
  /** Of a card that an owner's file has changed: heads, and phrases of rows behind them. */
  does?: Sentence[]
}

/** What does not change at a table. */
export interface Scenery {
  oceans: OceanAbout[]
  tunnel: number[]
  ships: ShipAbout[]
  cards: CardAbout[]
  prices: number[]
  scouring: number[]
  salvage_boxes: number
  most_actions: number
  treasure_points: number[]
  standings: Record<string, string>
}
