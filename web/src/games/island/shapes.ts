// Made by tools/shapes.py from src/leagues/games/island/aids/shapes.py. Change that, then run it again.

import type * as explaining from '../../explaining'
import type { Choice } from '../../explaining'
export type { Choice }

export type Where = 'column' | 'set' | 'space' | 'seat' | 'card' | 'bonus' | 'button'

export type Source = 'porthole' | 'two' | 'three' | 'per_card' | 'double' | 'odd' | 'pair' | 'treasure'

/** Something on the board that can glow and be clicked. */
export interface Target {
  kind: Where
  at: number | string
}

/** A porthole that a larger set could still get. */
export interface Next {
  size: number
  value: number
  /** cards that the set would still need */
  missing: number
  /** cards of its colour that stay in the own hand */
  held: number
}

/** What could be stored of a colour at most. */
export interface Store {
  colour: number
  cards: number
  /** of the set then */
  size: number
  /** the value of the one for this size; 0 for none */
  porthole: number
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout extends Choice {
  /** what to click for it; any of them */
  targets: Target[]
  column?: number
  /** the cards that lie open there */
  open?: number[]
  /** how many more would be taken unseen */
  hidden?: number
  /** how many cards could be stored there at most */
  spaces?: number
  /** for each colour that could be stored there, as much of it as possible */
  stores?: Store[]
  /** the first and the last place in the next round that it could still mean */
  places?: number[]
  /** the seats in the order of the next round, if nobody else moved */
  order?: number[]
  /** collecting would empty the column, and the last round comes */
  last?: boolean
  colour?: number
  /** what is stored */
  cards?: number[]
  /** of the set then */
  size?: number
  /** the kind of the bonus token that comes with it */
  bonus?: number
  /** the camp is filled up before the set could be closed */
  refill?: boolean
  /** of the set then */
  worth?: number
  /** of the set, if the porthole then closes it */
  closed?: number
  /** what the choice adds to the own score at once */
  points?: number
  /** the value of the porthole that could then close the set, or that is given up */
  porthole?: number
  /** what choice and porthole would add together */
  closing?: number
  /** the portholes of larger sets */
  next?: Next[]
}

/** Some points, and where they come from. */
export interface Part {
  source: Source
  /** how many tokens or cards bring them */
  count: number
  amount: number
  /** of treasures: which */
  card?: number
}

/** What one set of a camp is worth now. */
export interface SetScore {
  colour: number
  size: number
  /** every token on it, also those that are worth nothing yet */
  parts: Part[]
  points: number
}

/** What a seat has now, as far as the reader may know. */
export interface SeatScore {
  seat: number
  /** those that are begun */
  sets: SetScore[]
  /** in the hand: one's own, and everybody's once the game is over */
  treasures: Part[]
  points: number
  /** nothing is missing: the hand is known */
  whole: boolean
}

/** One colour for the seat that acts. */
export interface Colour {
  colour: number
  /** of the set in the own camp */
  size: number
  /** in the own hand */
  held: number
  /** how many can be stored at once here */
  most: number
  /** the rule against storing any */
  barred?: string
}

/** Everything that helps to see the running decision, as one seat may know it. */
export interface Explanation extends explaining.Explanation {
  /** what is asked about */
  about: Target[]
  /** by answer, for those who are asked */
  choices: Record<string, ChoiceAbout>
  /** of the hull, that this round goes to */
  side: 'above' | 'below'
  /** the seats in the order of the next round, if all stayed as they are */
  order: number[]
  /** that are surely still played after this one */
  rounds: number
  /** by seat */
  scores: SeatScore[]
  /** for a table with memory: by seat, the cards of rivals' hands that everybody saw */
  known: Record<string, number[]>
  /** while a seat collects or stores, for that seat */
  colours: Colour[]
}

/** A column of the hull. */
export interface ColumnAbout {
  column: number
  stacks: number
  /** of each stack, whether it lies face up */
  faces: boolean[]
}

/** A pile of portholes. */
export interface PileAbout {
  /** of the set that it closes */
  size: number
  /** from the top */
  values: number[]
  standing: string
}

/** A kind of bonus token. */
export interface BonusAbout {
  kind: number
  name: Source
  points: number
  /** of such tokens in the game */
  count: number
}

/** What does not change at a table. Each standing is `printed`, `inferred`, `reconstructed`, or `owner` where an owner's file gives other values. */
export interface Scenery {
  columns: ColumnAbout[]
  /** the standing of the columns */
  hull: string
  /** the standing of how the stacks lie */
  faces: string
  /** cards in a stack at first */
  height: number
  /** cards of each object */
  copies: number
  piles: PileAbout[]
  bonuses: BonusAbout[]
  /** the standing of how many there are of each kind */
  bonus_tokens: string
  /** what each object of the treasures is worth */
  treasures: number[]
  /** the standing of that */
  treasure_values: string
  /** the camp is filled up when so many bonus tokens are left, or fewer */
  refill_at: number
  /** the table lists what everybody saw being taken */
  memory: boolean
}
