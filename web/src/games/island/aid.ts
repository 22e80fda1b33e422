/** What the server says beside the view: `scenery` and `aid` of the game's `page.py`. `aids/shapes.py` explains each field. */

/** The id of the words, with their arguments. */
export type Sentence = [id: string, args: Record<string, number | string>]

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
  missing: number
  held: number
}

/** An answer: a legal one, or one that people try. */
export interface ChoiceAbout {
  targets: Target[]
  sentence: Sentence
  barred?: string
  more?: Sentence[]
  weight?: number
  column?: number
  open?: number[]
  hidden?: number
  spaces?: number
  storable?: number[]
  order?: number[]
  last?: boolean
  colour?: number
  cards?: number[]
  size?: number
  bonus?: number
  refill?: boolean
  points?: number
  porthole?: number
  closing?: number
  next?: Next[]
}

/** Some points, and where they come from. */
export interface Part {
  source: Source
  count: number
  amount: number
  card?: number
}

/** What one set of a camp is worth now. */
export interface SetScore {
  colour: number
  size: number
  parts: Part[]
  points: number
}

/** What a seat has now, as far as the reader may know. */
export interface SeatScore {
  seat: number
  sets: SetScore[]
  treasures: Part[]
  points: number
  whole: boolean
}

/** One colour for the seat that acts. */
export interface Colour {
  colour: number
  size: number
  held: number
  most: number
  barred?: string
}

/** Everything that helps to see the running decision, as one seat may know it. */
export interface Aid {
  notes: Sentence[]
  side: 'above' | 'below'
  order: number[]
  rounds: number
  scores: SeatScore[]
  known: Record<string, number[]>
  colours: Colour[]
  choices: Record<string, ChoiceAbout>
}

/** A column of the hull. */
export interface ColumnAbout {
  column: number
  stacks: number
  faces: boolean[]
}

/** A pile of portholes. */
export interface PileAbout {
  size: number
  values: number[]
  standing: string
}

/** A kind of bonus token. */
export interface BonusAbout {
  kind: number
  name: Source
  points: number
  count: number
}

/** What does not change at a table. Each standing is `printed`, `inferred`, `reconstructed`, or `owner` where an owner's file gives other values. */
export interface Scenery {
  columns: ColumnAbout[]
  hull: string
  faces: string
  height: number
  copies: number
  piles: PileAbout[]
  bonuses: BonusAbout[]
  bonus_tokens: string
  treasures: number[]
  treasure_values: string
  refill_at: number
  memory: boolean
}
