/** A sheet from below that is dragged down by its head is closed. */

import type { Attachment } from 'svelte/attachments'

/** Pixels that mean it. */
const FAR = 60

export function drag(sheet: () => HTMLElement | undefined, close: () => void): Attachment<HTMLElement> {
  return (head) => {
    let from: number | null = null
    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest('button')) from = event.clientY
    }
    const move = (event: PointerEvent) => {
      if (from !== null) sheet()?.style.setProperty('transform', `translateY(${Math.max(0, event.clientY - from)}px)`)
    }
    const up = (event: PointerEvent) => {
      sheet()?.style.removeProperty('transform')
      if (from !== null && event.clientY - from > FAR) close()
      from = null
    }
    head.addEventListener('pointerdown', down)
    head.addEventListener('pointermove', move)
    head.addEventListener('pointerup', up)
    head.addEventListener('pointercancel', up)
    return () => {
      head.removeEventListener('pointerdown', down)
      head.removeEventListener('pointermove', move)
      head.removeEventListener('pointerup', up)
      head.removeEventListener('pointercancel', up)
    }
  }
}
