/** Where the last moves of the submarines began: a double wake shows them until the next roll. */

import type { View } from './state'

export class Wakes {
  phantom = $state<number | null>(null)
  nautilion = $state<number | null>(null)
  #before: View | null = null

  /** Takes note of a new position. An undo leaves no wake. */
  see(view: View): void {
    const before = this.#before
    this.#before = view
    if (before === null || view.turn < before.turn || view.path_length !== before.path_length) {
      this.phantom = null
      this.nautilion = null
      return
    }
    if (view.rolls > before.rolls) {
      this.phantom = null
      this.nautilion = null
    }
    if (view.phantom !== before.phantom) this.phantom = before.phantom
    if (view.nautilion !== before.nautilion) this.nautilion = before.nautilion
  }
}
