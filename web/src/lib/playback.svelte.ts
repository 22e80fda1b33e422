/** What happened is shown one thing after the other, in the order of the record: the position that the board draws follows the one
 * that holds. The next step is taken when nothing moves any more; a press shows at once how things stand. */

import { tick } from 'svelte'
import type * as protocol from '../protocol'
import { changed, type View } from './changes'
import { endsWith, hurry, leap, still } from './motion'
import { settings } from './settings.svelte'

export type Step = Pick<protocol.Step, 'entry' | 'changes'>

/** A step as it is played: a test holds them against the record. */
export interface Played extends Step {
  is: 'begins' | 'ends'
  view: View
}

/** So many steps take as long as each needs; more together take no longer. */
const FEW = 5

export class Playback {
  /** What the board draws meanwhile; null when that is how the table stands. */
  view = $state.raw<View | null>(null)
  #steps: Step[] = []
  #running = false
  #release: () => void = () => undefined

  /** Shows what led from a position to how the table stands now. */
  play(before: View, steps: readonly Step[]): void {
    if (!settings.moves || document.visibilityState === 'hidden') this.skip()
    else if (steps.length > 0) this.#add(before, steps)
  }

  #add(before: View, steps: readonly Step[]): void {
    this.#steps.push(...steps)
    hurry(Math.max(1, this.#steps.length / FEW))
    this.view ??= before
    if (!this.#running) void this.#run()
  }

  /** Shows how the table stands now, which is not what followed. */
  leap(): void {
    leap()
    this.skip()
  }

  /** Shows how the table stands now. */
  skip(): void {
    this.#steps = []
    this.view = null
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#release = endsWith(() => this.skip())
    await tick()
    for (let step = this.#steps.shift(); step && this.view; step = this.#steps.shift()) {
      const view = changed(this.view, step.changes ?? {})
      tell({ ...step, is: 'begins', view })
      this.view = view
      await still()
      tell({ ...step, is: 'ends', view })
    }
    this.#release()
    this.#running = false
    hurry(1)
    this.view = null
  }
}

function tell(played: Played): void {
  dispatchEvent(new CustomEvent<Played>('leagues-step', { detail: played }))
}
