/** Where somebody is in the first game. It is remembered with its table, so that one can leave and come back. */

import type { NewTable } from '../../protocol'
import { deleteTable, newTable, sendRecord } from '../http'
import { sayOf } from '../journal'
import { keep, kept } from '../kept'
import { mine } from '../mine.svelte'
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
  const token = made.seats[0] ?? ''
  if (sent) await deleteTable(sent)
  mine.open(token, course.table.game, { watch: made.watch })
  remember(course, { token, at })
  return token
}

export class Guide {
  at = $state(0)
  /** The next table is being made. */
  busy = $state(false)
  /** Something else than the lesson asks for has happened. */
  strayed = $state(false)
  #from = -1

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
    this.at += 1
    this.strayed = false
    this.#from = -1
    remember(this.course, { token: this.token, at: this.at })
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

  /** Looks at what the journal says since the lesson began. */
  see(table: TableLike): void {
    const { lines } = table
    const { until, aside = [] } = this.lesson ?? {}
    if (this.#from < 0) this.#from = lines.length
    if (lines.length < this.#from) {
      this.#from = lines.length
      if (until && 'undone' in until) this.next()
      return
    }
    const mine = (line: readonly number[]) => (until && 'own' in until ? table.mySeats.includes(line[2] ?? -1) : true)
    const said = lines
      .slice(this.#from)
      .filter(mine)
      .map((line) => sayOf(table, line))
    if (until && 'said' in until && said.some((say) => until.said.includes(say))) this.next()
    else if (said.some((say) => aside.includes(say))) this.strayed = true
  }
}

/** The guide of a table, if it is the one of the first game. */
export function guideOf(course: Course, table: TableLike): Guide | null {
  const known = begun(course)
  return table instanceof TableClient && known.token === table.token ? new Guide(course, known.token, known.at) : null
}
