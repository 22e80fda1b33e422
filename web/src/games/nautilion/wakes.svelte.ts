/** Where the last moves of the submarines began: a double wake shows them until the next roll. */

import type { View } from './state'

export class Wakes {
  phantom = $state<number | null>(null)
  nautilion = $state<number | null>(null)
  #before: View | null = null
  #lines = 0

  /** Takes note of a new position, and of how long the journal is: an undo shortens it. What was taken back leaves no wake. */
  see(view: View, lines: number): void {
    const before = this.#before
    const back = lines < this.#lines
    this.#before = view
    this.#lines = lines
    if (before === null || view.turn < before.turn || view.path_length !== before.path_length) {
      this.phantom = null
      this.nautilion = null
      return
    }
    if (view.rolls > before.rolls) {
      this.phantom = null
      this.nautilion = null
    }
    if (view.phantom !== before.phantom) this.phantom = back ? null : before.phantom
    if (view.nautilion !== before.nautilion) this.nautilion = back ? null : before.nautilion
  }
}
