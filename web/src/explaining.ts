// Made by tools/shapes.py from src/leagues/kernel/explaining.py. Change that, then run it again.

export type Sentence = [string, Record<string, number | string>]

/** An answer: a legal one, or one that people try. A game adds what to click for it, and what it would do there. */
export interface Choice {
  /** what it means */
  sentence: Sentence
  /** the rule that forbids it; a legal answer has none */
  barred?: string
  /** those it stands on, where they are not all of the decision's */
  rules?: string[]
  /** what would follow, in the order in which it happens */
  more?: Sentence[]
  /** of an outcome of one's own dice and cards: how many of all lots, as far as this seat knows */
  weight?: number
}

/** A turn of the log: what happened, in a few sentences that could be read aloud. */
export interface LogTurn {
  turn: number
  act: number
  sentences: Sentence[]
}

/** Everything that helps to see the running decision, as one seat may know it. A game adds what is asked about, its choices by their answers (all legal ones, and barred ones that people try), and what else it shows. */
export interface Explanation {
  /** what holds for the moment */
  notes: Sentence[]
  /** the answers that could not be taken back */
  final?: number[]
  /** of a game that has one; the newest turn last */
  log?: LogTurn[]
}
