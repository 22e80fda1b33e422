/** The lessons at a table. What has been learned is remembered with the game, so that one can leave and come back, and nothing is told
 * twice. */

import { deleteTable, newTable, sendRecord } from '../http'
import { sayOf } from '../journal'
import { mine } from '../mine.svelte'
import { keepMade } from '../owners'
import { TableClient, type TableLike } from '../table.svelte'
import { toastError } from '../toast.svelte'
import { begun, isTaught, learn, learned, remember } from './learned'
import { type Course, fits, isRead, type Lesson, recommended, type Standing } from './lessons'

/** All courses of a game. The words of a lesson lie under `<words>-<id>`. */
export interface School {
  game: string
  words: string
  courses: Record<string, Course>
  /** The positions that later parts begin at, as records. */
  record?: (scene: string, seed: string) => string
  /** Several sit at one screen. */
  together?: boolean
}

/** Every lesson of a course, in order. */
export const lessonsOf = (course: Course): Lesson[] => course.parts.flatMap((part) => part.lessons)

/** Begins a part of a course; the token of its table. */
export async function beginAt(school: School, name: string, part = 0): Promise<string> {
  const course = school.courses[name] as Course
  const { scene, seed = course.seed } = course.parts[part] ?? {}
  const table = {
    options: course.options,
    luck: 'open' as const,
    together: school.together ?? false,
    bots: [...(course.bots ?? [])],
  }
  let sent = ''
  if (scene && school.record) sent = (await sendRecord(school.record(scene, seed))).seats[0] ?? ''
  const fork = sent ? { token: sent, entries: 0 } : null
  const made = await newTable({ game: school.game, ...table, seed, fork })
  const token = keepMade(made, school.game)
  if (sent) await deleteTable(sent)
  remember(school.game, { token, course: name, part })
  return token
}

/** Starts a course over: what it tells has not been learned. */
export function forget(school: School, name: string): void {
  const own = lessonsOf(school.courses[name] as Course).map((one) => one.id)
  learn(
    school.game,
    learned(school.game).filter((one) => !own.includes(one)),
  )
}

export class Guide {
  readonly course: Course
  learned = $state.raw<readonly string[]>([])
  /** The lesson that is on; none where there is nothing new. */
  lesson = $state.raw<Lesson | null>(null)
  /** The answer that is recommended, as records write it. */
  recommended = $state('')
  /** The next table is being made. */
  busy = $state(false)
  /** Something else than the lesson asks for has happened. */
  strayed = $state(false)
  left = $state(false)
  /** The lesson that an answer would end, and the revision that was looked at last. */
  #on: Lesson | null = null
  /** The lessons that lay over that one to be read, and so have been seen. */
  #over: string[] = []
  #revision = -1
  #lines = -1
  /** What was learned at this table, each with the length of the journal then. */
  #done: { id: string; lines: number }[] = []

  constructor(
    readonly school: School,
    readonly token: string,
    readonly name: string,
    readonly part: number,
  ) {
    this.course = school.courses[name] as Course
    this.learned = learned(school.game)
  }

  get #lessons(): readonly Lesson[] {
    return this.course.parts[this.part]?.lessons ?? []
  }

  /** How many lessons of the course lie behind, and how many there are. */
  get count(): { at: number; of: number } {
    const all = lessonsOf(this.course)
    return { at: all.filter((one) => this.learned.includes(one.id)).length, of: all.length }
  }

  /** Whether there is another part, and whether nothing of this one is left. */
  get further(): boolean {
    return this.part + 1 < this.course.parts.length
  }

  get finished(): boolean {
    return this.#lessons.every((one) => this.learned.includes(one.id))
  }

  /** “Go on”, or “Skip”. */
  next(table: TableLike): void {
    if (this.lesson) this.#learn([this.lesson.id])
    if (this.further && this.finished) void this.move()
    else this.#look(table)
  }

  #learn(ids: readonly string[]): void {
    this.#done.push(...ids.map((id) => ({ id, lines: this.#lines })))
    this.#keep([...this.learned, ...ids])
  }

  #keep(ids: readonly string[]): void {
    this.strayed = false
    this.learned = ids
    learn(this.school.game, ids)
  }

  /** Goes to the table of the next part; the one that is left was only there for the lessons of this one. */
  async move(): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const token = await beginAt(this.school, this.name, this.part + 1)
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
    this.left = true
    remember(this.school.game)
  }

  /** Takes note of what has happened, and finds the lesson for what is asked now. */
  see(table: TableLike): void {
    if (!table.about || !table.welcome || this.left) return
    if (table.revision !== this.#revision || table.lines.length !== this.#lines) this.#heed(table)
    // What is recommended comes with the explanation; until then the lesson before it stays.
    if (table.question.outcome !== '' || !table.yours || table.explained) this.#look(table)
  }

  #heed(table: TableLike): void {
    const { lines } = table
    const before = this.#lines < 0 ? lines.length : this.#lines
    const first = this.#revision < 0
    this.#revision = table.revision
    this.#lines = lines.length
    if (lines.length < before) this.#back(lines.length)
    else if (!first && this.#on) this.#tell(table, this.#on, lines.slice(before))
  }

  #tell(table: TableLike, on: Lesson, news: TableLike['lines']): void {
    const own = (line: readonly number[]) => table.seats.length === 1 || table.mySeats.includes(line[2] ?? -1)
    const said = news.filter(own).map((line) => sayOf(table, line))
    if (table.yours) said.push(`asks-${decisionOf(table)}`)
    const heard = (wanted: readonly string[] = []) => wanted.some((one) => said.includes(one))
    if (on.until?.includes('*') || heard(on.until)) {
      this.#learn([...this.#over, on.id])
      this.#on = null
    } else if (heard(on.aside)) this.strayed = true
  }

  /** Choices were taken back: that is what a lesson may have asked for, or what they had taught comes back. */
  #back(lines: number): void {
    this.#on = null
    if (this.lesson?.undo) {
      this.#learn([this.lesson.id])
      return
    }
    const undone = this.#done.filter((one) => one.lines > lines).map((one) => one.id)
    this.#done = this.#done.filter((one) => one.lines <= lines)
    this.#keep(this.learned.filter((one) => !undone.includes(one)))
  }

  #look(table: TableLike): void {
    const now = standingOf(table)
    const here = this.#lessons.filter((one) => fits(one, now, this.learned))
    if (here[0] !== this.lesson) this.lesson = here[0] ?? null
    const on = here.find((one) => one.until)
    if (on)
      this.#over = here
        .slice(0, here.indexOf(on))
        .filter(isRead)
        .map((one) => one.id)
    this.#on = on ?? this.#on
    this.recommended = recommended(this.lesson, now)
  }
}

function decisionOf(table: TableLike): string {
  return table.about?.decisions.find((one) => one.number === table.question.decision)?.name ?? ''
}

function standingOf(table: TableLike): Standing {
  const about = table.about?.decisions.find((one) => one.number === table.question.decision)
  const called = (answer: number) => about?.answers[answer]?.[0] ?? ''
  const { legal, outcome, barrier } = table.question
  const advised = table.explained?.advised ?? null
  return {
    decision: table.yours ? (about?.name ?? '') : '',
    offered: table.yours ? legal.map(called) : [],
    advised: advised === null ? '' : called(advised),
    undoable: barrier === '' && table.lines.length > 0,
    over: outcome !== '',
    turn: Number(table.view.turn ?? 0),
    heard: (sentence) => table.lines.some((line) => sayOf(table, line) === sentence),
  }
}

/** The guide of a table, if lessons are given there. */
export function guideOf(school: School, table: TableLike): Guide | null {
  if (!(table instanceof TableClient) || !isTaught(table.token)) return null
  const { token, course, part } = begun(school.game)
  return token === table.token && course in school.courses ? new Guide(school, token, course, part) : null
}
