/** After the end: the result lies over the table, or the table is looked at and the result can be opened again. */

import { tick } from 'svelte'
import { focusIn } from './focus'

export class Aftermath {
  looking = $state(false)

  constructor(readonly over: () => boolean) {
    $effect(() => {
      if (!over()) this.looking = false
    })
  }

  /** From the result to the table: what one can do next stands in the place of the decision, and the focus goes there. */
  look = (): void => {
    this.looking = true
    void tick().then(() => focusIn('decision'))
  }

  /** Opens the result again; null while it is open, and before the end. */
  get reopen(): (() => void) | null {
    return this.over() && this.looking
      ? () => {
          this.looking = false
        }
      : null
  }
}
