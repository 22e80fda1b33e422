/** What somebody has learned, and where they are learning. It stays in this browser. */

import { keep, kept } from '../kept'

/** A course that was begun, the part of it that is on, and its table. */
export interface Begun {
  token: string
  course: string
  part: number
}

const NONE: Begun = { token: '', course: '', part: 0 }

/** The course of a game that was begun; without a token where there is none. */
export function begun(game: string): Begun {
  return { ...NONE, ...kept<Record<string, Partial<Begun>>>('guides', {})[game] }
}

export function remember(game: string, where: Begun = NONE): void {
  keep('guides', { ...kept<Record<string, Begun>>('guides', {}), [game]: where })
}

/** Whether lessons are given at a table. */
export function isTaught(token: string): boolean {
  return Object.values(kept<Record<string, Partial<Begun>>>('guides', {})).some((one) => one.token === token)
}

/** The lessons of a game that need not be given again. */
export function learned(game: string): readonly string[] {
  return kept<Record<string, string[]>>('learned', {})[game] ?? []
}

export function learn(game: string, lessons: readonly string[]): void {
  keep('learned', { ...kept<Record<string, readonly string[]>>('learned', {}), [game]: [...new Set(lessons)] })
}
