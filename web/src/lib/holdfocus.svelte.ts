/** The focus of those who play without a pointer: it stays with the decision, whatever becomes of the button that had it. */

import { tick } from 'svelte'
import { focusIn } from './focus'
import type { TableLike } from './table.svelte'

const PART = 'decision'

/** In a board. An answer takes its button away, and the browser would drop the focus to the page: it waits at the decision
 * instead, and goes to the first choice as soon as something is asked again. Where a pointer is used nothing is moved. */
export function holdFocus(table: TableLike, asked: () => boolean): void {
  let byKey = false
  let inside = false

  $effect(() => {
    const key = () => {
      byKey = true
    }
    const pointer = () => {
      byKey = false
    }
    const moved = (event: FocusEvent) => {
      inside = (event.target as Element).closest(`#${PART}`) !== null
    }
    addEventListener('keydown', key, { capture: true })
    addEventListener('pointerdown', pointer, { capture: true })
    addEventListener('focusin', moved)
    return () => {
      removeEventListener('keydown', key, { capture: true })
      removeEventListener('pointerdown', pointer, { capture: true })
      removeEventListener('focusin', moved)
    }
  })

  $effect(() => {
    table.revision
    table.canAnswer
    const ready = asked()
    void tick().then(() => {
      if (!byKey || !inside) return
      const part = document.getElementById(PART)
      if (document.activeElement === document.body || !document.activeElement?.isConnected)
        part?.focus({ preventScroll: true })
      if (ready && document.activeElement === part) focusIn(PART)
    })
  })
}
