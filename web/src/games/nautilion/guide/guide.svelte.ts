/** Where somebody is in the first game. It is remembered with its table, so that one can leave and come back. */

import { keep, kept } from '../../../lib/kept'
import { TableClient, type TableLike } from '../../../lib/table.svelte'
import { sayOf } from '../journal'
import { LESSONS, type Lesson } from './lessons'

interface Kept {
  token: string
  at: number
}

export class Guide {
  at = $state(0)
  /** Something else than the lesson asks for has happened. */
  strayed = $state(false)
  #from = -1

  constructor(
    readonly token: string,
    at: number,
  ) {
    this.at = at
  }

  get lesson(): Lesson | null {
    return LESSONS[this.at] ?? null
  }

  next(): void {
    this.at += 1
    this.strayed = false
    this.#from = -1
    keep('guide', { token: this.token, at: this.at } satisfies Kept)
  }

  leave(): void {
    this.at = LESSONS.length
    keep('guide', { token: '', at: 0 } satisfies Kept)
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
    const said = lines.slice(this.#from).map((line) => sayOf(table, line))
    if (until && 'said' in until && said.some((say) => until.said.includes(say))) this.next()
    else if (said.some((say) => aside.includes(say))) this.strayed = true
  }
}

/** The guide of a table, if it is the one of the first game. */
export function guideOf(table: TableLike): Guide | null {
  const known = kept<Kept>('guide', { token: '', at: 0 })
  return table instanceof TableClient && known.token === table.token ? new Guide(known.token, known.at) : null
}
