/** A table's film: every entry from the first, to be looked at in any order. Reads like a running table. */

import type { Description, Film, Scene, SeatAbout, Welcome } from '../protocol'
import { changed, type View } from './changes'
import { description, film } from './http'
import { leap } from './motion'
import { type Asked, type Line, NOTHING_ASKED, type TableLike, WATCHER } from './table.svelte'

/** Further on, what is between would have to be shown too. */
const NEAR = 12

export class FilmClient implements TableLike {
  film = $state.raw<Film | null>(null)
  about = $state.raw<Description | null>(null)
  at = $state(0)
  readonly explained = null
  readonly proposed = null
  readonly refused = null
  readonly said = null
  readonly pointed = null
  readonly rematched = null
  readonly askedAt = 0
  readonly connection = 'open'
  readonly mySeats: readonly number[] = []
  readonly busy = false
  readonly replay = true
  readonly playing = false
  readonly yours = false
  readonly canAnswer = false
  readonly canUndo = false
  #views: View[] = []

  constructor(readonly token: string) {}

  /** Fetches film and game; throws what `http` throws. */
  async open(): Promise<void> {
    const got = await film(this.token)
    this.about = await description(got.game)
    this.#views = [got.view]
    this.film = got
  }

  get length(): number {
    return this.film?.scenes.length ?? 0
  }

  /** Whether today's rules no longer lead to the position that is shown. */
  get frozen(): boolean {
    const first = this.film?.frozen ?? 0
    return first > 0 && this.at >= first
  }

  /** Shows the position after so many entries. */
  go(entries: number): void {
    if (entries <= this.at || entries > this.at + NEAR) leap()
    this.at = Math.max(0, Math.min(this.length, Math.round(entries)))
  }

  get view(): View {
    return this.viewAt(this.at)
  }

  get shown(): View {
    return this.view
  }

  /** The position after so many entries. */
  viewAt(entries: number): View {
    for (let made = this.#views.length; made <= entries; made++) {
      this.#views.push(changed(this.#views[made - 1] ?? {}, this.scene(made - 1)?.changes ?? {}))
    }
    return this.#views[entries] ?? {}
  }

  /** The entry that comes next, or at the end none. */
  get next(): Scene | undefined {
    return this.scene(this.at)
  }

  get question(): Asked {
    const next = this.next
    if (next === undefined) return { ...NOTHING_ASKED, outcome: this.film?.outcome ?? '' }
    return { ...NOTHING_ASKED, decision: next.decision, seat: next.by }
  }

  get revision(): number {
    return this.at
  }

  get lines(): readonly Line[] {
    return this.film?.scenes.slice(0, this.at).flatMap((scene) => scene.lines ?? []) ?? []
  }

  /** The whole journal, with the position after each line. */
  get journal(): { line: Line; at: number }[] {
    return this.film?.scenes.flatMap((scene, index) => (scene.lines ?? []).map((line) => ({ line, at: index + 1 }))) ?? []
  }

  get seats(): readonly SeatAbout[] {
    return this.film?.seats ?? []
  }

  get welcome(): Welcome | null {
    const film = this.film
    if (film === null) return null
    const { game, options, seats, view, scenery } = film
    return {
      is: 'welcome',
      table: '',
      game,
      seat: WATCHER,
      revision: this.at,
      options,
      seats,
      luck: film.luck as Welcome['luck'],
      question: this.question,
      view,
      lines: [],
      scenery,
      forked: film.forked ?? 0,
    } as Welcome
  }

  play(): void {}
  feed(): void {}
  undo(): void {}
  say(): void {}
  point(): void {}
  settings(): void {}
  replace(): void {}
  comeBack(): void {}
  keepTable(): void {}
  rematch(): void {}

  private scene(index: number): Scene | undefined {
    return this.film?.scenes[index]
  }
}
