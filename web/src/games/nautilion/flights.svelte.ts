/** Tokens on their way to their places. The table shows at once what is so: copies fly, and what they stand for hides so long. */

import { tick } from 'svelte'
import { during, moving } from '../../lib/motion'
import { elementAt } from '../../lib/spots'
import { type Moved, movedTokens } from './moved'
import type { Scenery } from './shapes'
import type { View } from './state'

/** More tokens than a move brings: somebody has jumped to another position. */
const MANY = 6

export interface Flight extends Moved {
  start: DOMRect
  end: DOMRect
  /** What is hidden meanwhile. */
  original: Element
}

/** The drawing of a token at a spot, or what stands for it. */
function drawn(spot: string): Element | null {
  const element = elementAt(spot)
  return element?.querySelector('.token') ?? element
}

export class Flights {
  all = $state.raw<readonly Flight[]>([])
  #before: View | null = null

  /** Takes note of a new position, while the screen still shows the old one. */
  see(view: View, scenery: Scenery): void {
    const before = this.#before
    this.#before = view
    if (before === null || before === view || !moving()) return
    const moved = movedTokens(before, view, scenery)
    if (moved.length > MANY) return
    const leaving = moved.flatMap((one) => {
      const start = drawn(one.from)?.getBoundingClientRect()
      return start ? [{ ...one, start }] : []
    })
    if (leaving.length > 0) during(this.#takeOff(leaving))
  }

  land(flight: Flight): void {
    this.all = this.all.filter((one) => one !== flight)
  }

  async #takeOff(leaving: Omit<Flight, 'end' | 'original'>[]): Promise<void> {
    await tick()
    const flying = leaving.flatMap((one) => {
      const original = drawn(one.to)
      return original ? [{ ...one, original, end: original.getBoundingClientRect() }] : []
    })
    this.all = [...this.all, ...flying]
  }
}
