/** The sheets that lie over the page, the topmost last. All under it is out of reach, so messages are shown and read out there. */

class Sheets {
  #open = $state.raw<readonly string[]>([])

  /** The topmost sheet; empty when there is none. */
  get top(): string {
    return this.#open.at(-1) ?? ''
  }

  /** Lays a sheet over the others; the answer takes it away again. */
  add(id: string): () => void {
    this.#open = [...this.#open, id]
    return () => {
      this.#open = this.#open.filter((one) => one !== id)
    }
  }
}

export const sheets = new Sheets()
