/** Where somebody is in the first game. It is remembered with its table, so that one can leave and come back. */

import type { NewTable } from '../../protocol'
import { deleteTable, newTable, sendRecord } from '../http'
import { sayOf } from '../journal'
import { keep, kept } from '../kept'
import { mine } from '../mine.svelte'
import { keepMade } from '../owners'
import { TableClient, type TableLike } from '../table.svelte'
import { toastError } from '../toast.svelte'

/** A position at which the lessons go on: a record that begins there, and the seed of what chance brings from then on. */
export interface Scene {
  record: string
  seed: string
}

export interface Lesson {
  id: string
  /** The part of the table that it speaks of, by its `data-guide`; the first of these that is on the screen. */
  show: string
  /** What ends it: a sentence of the journal, a choice taken back, or, without either, a click on “Go on”. */
  until?: { said: string[]; own?: boolean } | { undone: true }
  /** Something else that may well happen first; then the words `.aside` explain that it does no harm. */
  aside?: string[]
  /** It is given at a table of its own, some time later in the voyage. */
  scene?: Scene
}

/** The first game of a game: its lessons, whose words lie under `<words>-<id>`, and the table that they are given at. */
export interface Course {
  words: string
  lessons: readonly Lesson[]
  table: NewTable
}

/** The first game that was begun, and the lesson that is on. */
interface Begun {
  token: string
  at: number
}

const NONE: Begun = { token: '', at: 0 }

/** Where the first game of a game was left; without a token where there is none. */
export function begun(course: Course): Begun {
  return kept<Record<string, Begun>>('guides', {})[course.table.game] ?? NONE
}

/** Remembers where the first game of a game is. */
export function remember(course: Course, where: Begun): void {
  keep('guides', { ...kept<Record<string, Begun>>('guides', {}), [course.table.game]: where })
}

/** Begins the first game, or goes on with it at a lesson that has a table of its own; the token of the table. */
export async function beginAt(course: Course, at: number): Promise<string> {
  const scene = course.lessons[at]?.scene
  let asked = course.table
  let sent = ''
  if (scene) {
    sent = (await sendRecord(scene.record)).seats[0] ?? ''
    asked = { ...asked, seed: scene.seed, fork: { token: sent, entries: 0 } }
  }
  const made = await newTable(asked)
  const token = keepMade(made, course.table.game)
  if (sent) await deleteTable(sent)
  remember(course, { token, at })
  return token
}

export class Guide {
  at = $state(0)
  /** The next table is being made. */
  busy = $state(false)
  /** Something else than the lesson asks for has happened. */
  strayed = $state(false)
  /** How long the journal was when the lesson began, and when it was looked at last; -1 before that. */
  #from = -1
  #seen = -1
  /** The lessons that were done at this table, each with the length of the journal then. */
  #done: { lesson: number; lines: number }[] = []

  constructor(
    readonly course: Course,
    readonly token: string,
    at: number,
  ) {
    this.at = at
  }

  get lesson(): Lesson | null {
    return this.course.lessons[this.at] ?? null
  }

  next(): void {
    if (this.course.lessons[this.at + 1]?.scene) {
      void this.move()
      return
    }
    this.#turn(this.at + 1)
    this.#from = this.#seen
  }

  #turn(at: number): void {
    this.at = at
    this.strayed = false
    remember(this.course, { token: this.token, at })
  }

  /** Goes to the table of the next lesson; the one that is left was only there for the lessons before. */
  private async move(): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const token = await beginAt(this.course, this.at + 1)
      location.replace(`#/table/${token}`)
      mine.forget(this.token)
      await deleteTable(this.token)
    } catch (error) {
      toastError(error)
    } finally {
      this.busy = false
    }
  }

  leave(): void {
    this.at = this.course.lessons.length
    remember(this.course, NONE)
  }

  /** Follows the journal since the lesson began: what ends a lesson ends it also while one before it is still being read, and what
   * is taken back brings its lesson back. */
  see(table: TableLike): void {
    const { lines } = table
    this.#seen = lines.length
    if (this.#from < 0) this.#from = lines.length
    if (lines.length < this.#from) {
      this.#back(lines.length)
      return
    }
    for (let at = this.#from; at < lines.length; at += 1) {
      const line = lines[at] ?? []
      const say = sayOf(table, line)
      const met = this.#endedBy(say, table.mySeats.includes(line[2] ?? -1))
      if (met < 0) {
        if (this.lesson?.aside?.includes(say)) this.strayed = true
        continue
      }
      // What the same answer brought besides belongs to the lesson that it ended.
      this.at = met
      this.#done.push({ lesson: met, lines: at + 1 })
      this.next()
      return
    }
  }

  /** The lesson that a sentence of the journal ends: the first that asks for something, from the one that is on; -1 for none. */
  #endedBy(say: string, own: boolean): number {
    const { lessons } = this.course
    for (let at = this.at; at < lessons.length; at += 1) {
      const { until, scene } = lessons[at] ?? {}
      if (scene && at > this.at) return -1
      if (until) return 'said' in until && until.said.includes(say) && (own || !until.own) ? at : -1
    }
    return -1
  }

  /** Choices were taken back: that is what a lesson may have asked for, or the lesson that had been done comes back. */
  #back(lines: number): void {
    const { until } = this.lesson ?? {}
    this.#from = lines
    const undone = this.#done.filter((one) => one.lines > lines)
    this.#done = this.#done.filter((one) => one.lines <= lines)
    if (until && 'undone' in until) this.next()
    else if (undone[0]) this.#turn(undone[0].lesson)
  }
}

/** The guide of a table, if it is the one of the first game. */
export function guideOf(course: Course, table: TableLike): Guide | null {
  const known = begun(course)
  return table instanceof TableClient && known.token === table.token ? new Guide(course, known.token, known.at) : null
}
