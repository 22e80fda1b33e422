/** What a game gives to the page. `src/games/index.ts` holds one for every game that can be played here. */

import type { Component } from 'svelte'
import type { Description } from '../protocol'
import type { Choice } from './choice.svelte'
import type { TableLike } from './table.svelte'

type Lazy<T extends Record<string, unknown>> = () => Promise<{ default: Component<T> }>

export interface GamePage {
  /** The whole page of a table: the board is the page. */
  Board: Lazy<{ table: TableLike }>
  /** The first game that teaches by playing. */
  Guide?: Lazy<{ course?: string }>
  /** How a game is chosen. */
  Setup: Lazy<{ choice: Choice; about: Description }>
  /** What the one button on the first page starts. */
  recommended: Record<string, unknown>
  /** Nothing is rolled in it. */
  diceless?: boolean
  /** The policy that takes empty seats, if nothing else is chosen; without it all seats are people's. */
  bots?: string
  /** The policy of a partner who is a bot, likewise, where one can have one in the place of a person. */
  partner?: string
  /** Options and choices whose values may be reconstructed, and the rule that says so. */
  marks: Record<string, string>
}
