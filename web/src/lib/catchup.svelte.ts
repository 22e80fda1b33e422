/** What happened while a person was away, played back in a few seconds that can be skipped. */

import { announce } from './announce.svelte'
import { FilmClient } from './film.svelte'
import { sentenceAt } from './journal'
import { settings } from './settings.svelte'
import { isHidden, type TableClient } from './table.svelte'

const LONGEST = 4_000
const STEP = 600

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

export class CatchUp {
  /** What is shown now; empty when nothing is played back. */
  sentences = $state.raw<readonly string[]>([])
  running = $state(false)
  /** Counts what is played: a newer one ends an older. */
  #run = 0

  constructor(private readonly table: TableClient) {}

  /** Plays what happened since somebody looked, if anything did. */
  async play(): Promise<void> {
    const { about, lines } = this.table
    if (about === null || isHidden()) return
    const since = this.table.look()
    const news = lines.slice(since)
    if (news.length === 0) return
    announce(news.map((line, index) => sentenceAt(about, line, since + index).text).join(' '))
    if (!settings.moves) return
    const film = new FilmClient(this.table.token)
    this.#run += 1
    const run = this.#run
    this.running = true
    try {
      await film.open()
      await this.show(film, news[0]?.[0] ?? film.length, run)
    } catch {
      // Without a film the table simply stands as it is now.
    } finally {
      if (run === this.#run) this.skip()
    }
  }

  /** Shows the table as it is now. */
  skip(): void {
    this.running = false
    this.sentences = []
    this.table.earlier = null
  }

  /** Shows what the entries from this one on did. */
  private async show(film: FilmClient, from: number, run: number): Promise<void> {
    if (run !== this.#run || !this.running) return
    const scenes = film.film?.scenes ?? []
    const told = [...scenes.keys()].filter((index) => index >= from && (scenes[index]?.lines?.length ?? 0) > 0)
    const step = Math.min(STEP, LONGEST / Math.max(1, told.length + 1))
    this.table.earlier = film.viewAt(from)
    for (const index of told) {
      if (run !== this.#run || !this.running) return
      const about = film.about
      if (about) this.sentences = (scenes[index]?.lines ?? []).map((line) => sentenceAt(about, line, 0).text)
      this.table.earlier = film.viewAt(index + 1)
      await wait(step)
    }
  }
}
