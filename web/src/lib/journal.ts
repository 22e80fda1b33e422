/** The journal's lines as sentences with their rules, gathered by turn. */

import type { Description } from '../protocol'
import type { Line, TableLike } from './table.svelte'
import { t, words } from './words.svelte'

export interface Sentence {
  /** Its place in the journal. */
  nth: number
  entry: number
  text: string
  rules: readonly string[]
}

export interface Turn {
  turn: number
  sentences: Sentence[]
}

/** What a turn begins with; where all play in turn, a round. */
export const TURNS = ['say-turn', 'say-round', 'say-last-round']

/** The id of a line's sentence. */
export function sayOf(table: TableLike, line: Line): string {
  return table.about?.messages[String(line[1])]?.id ?? ''
}

/** One line as a sentence. */
export function sentenceAt(about: Description, line: Line, nth: number): Sentence {
  const [entry = 0, number = 0, a = 0, b = 0, c = 0] = line
  const message = about.messages[number]
  return {
    nth,
    entry,
    text: message && words.has(message.id) ? t(message.id, { a, b, c }) : '',
    rules: message?.rules ?? [],
  }
}

/** The whole journal by turns; what stands before the first turn belongs to turn 0. */
export function turnsOf(about: Description, lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [{ turn: 0, sentences: [] }]
  lines.forEach((line, nth) => {
    if (TURNS.includes(about.messages[line[1] ?? 0]?.id ?? '')) turns.push({ turn: line[2] ?? 0, sentences: [] })
    const sentence = sentenceAt(about, line, nth)
    if (sentence.text) turns.at(-1)?.sentences.push(sentence)
  })
  return turns.filter((turn) => turn.sentences.length > 0)
}
