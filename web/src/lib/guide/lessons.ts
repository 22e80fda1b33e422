/** Lessons and when they speak. A lesson belongs to what is asked, never to a place in a script: whatever somebody does, the one that
 * is on speaks of the decision before them. `tests/guides/lessons.py` says the same in Python, and sails every course to its end. */

export interface Lesson {
  id: string
  /** The part of the table that it speaks of, by its `data-guide`; the first of these that is on the screen. */
  show: string
  /** The decisions at which it is given; without them, any of one's own. */
  at?: readonly string[]
  /** Only where one of these answers is possible (`*` and `?` as in file names, `|` for or). */
  offers?: string
  /** Only where one of these is what is recommended. */
  advised?: string
  /** Only after these lessons. */
  after?: readonly string[]
  /** Only once the journal has said this. */
  heard?: string
  /** Not before this turn. */
  turn?: number
  /** It speaks of the end. */
  over?: boolean
  /** What ends it: a sentence of the journal, a question that an answer led to (`asks-…`), or any answer (`*`). Without it, and without
   * `undo`, a lesson is only read, and ends with “Go on”. */
  until?: readonly string[]
  /** It ends when a choice is taken back, and is given where one can be. */
  undo?: boolean
  /** Something else that may well happen; then the words `.aside` explain that it does no harm. */
  aside?: readonly string[]
  /** What to answer, the first of these that is possible; without it, what is recommended. */
  wish?: readonly string[]
}

/** Lessons at one table. */
export interface Part {
  /** The position that it begins at, if not at the beginning. */
  scene?: string
  seed?: string
  lessons: readonly Lesson[]
}

/** Lessons that belong together: the first game, or what an expansion adds. */
export interface Course {
  seed: string
  options: Record<string, unknown>
  bots?: readonly string[]
  parts: readonly Part[]
}

/** What lessons look at. */
export interface Standing {
  /** The decision that waits for the learner; empty while it is somebody else's. */
  decision: string
  offered: readonly string[]
  advised: string
  undoable: boolean
  over: boolean
  turn: number
  heard: (sentence: string) => boolean
}

/** Whether a pattern matches an answer as records write it. */
export function matches(pattern: string, notation: string): boolean {
  return pattern.split('|').some((one) => {
    const source = one
      .replace(/[.+^${}()\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
      .replaceAll('[!', '[^')
    return new RegExp(`^${source}$`).test(notation)
  })
}

/** Whether a lesson is only there to be read. */
export const isRead = (lesson: Lesson): boolean => !lesson.until && !lesson.undo

/** Whether a lesson that has not been learned speaks of what is asked now. */
export function fits(lesson: Lesson, now: Standing, learned: readonly string[]): boolean {
  if (learned.includes(lesson.id) || !(lesson.after ?? []).every((one) => learned.includes(one))) return false
  if (lesson.over || now.over) return Boolean(lesson.over) && now.over
  if (now.decision === '' || (lesson.at && !lesson.at.includes(now.decision))) return false
  if (lesson.undo && !now.undoable) return false
  if (lesson.turn !== undefined && now.turn < lesson.turn) return false
  if (lesson.heard !== undefined && !now.heard(lesson.heard)) return false
  const { offers, advised } = lesson
  if (offers !== undefined && !now.offered.some((one) => matches(offers, one))) return false
  return advised === undefined || matches(advised, now.advised)
}

/** What to answer: what the lesson wishes for, else what is recommended. */
export function recommended(lesson: Lesson | null, now: Standing): string {
  for (const wish of lesson?.wish ?? []) {
    const found = wish.split('|').flatMap((one) => now.offered.filter((answer) => matches(one, answer)))[0]
    if (found !== undefined) return found
  }
  return now.advised
}
