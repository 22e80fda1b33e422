/** A press on the chart where nothing lies lets go of what was chosen, as Escape does. */

import type { Attachment } from 'svelte/attachments'

/** What answers a press of its own. */
const THINGS = 'button, a, input, section, [role="button"], [role="img"], [data-ship], [data-lens]'

export function elsewhere(letGo: () => void): Attachment<HTMLElement> {
  return (part) => {
    const pressed = (event: MouseEvent) => {
      if (event.target instanceof Element && !event.target.closest(THINGS)) letGo()
    }
    part.addEventListener('click', pressed)
    return () => part.removeEventListener('click', pressed)
  }
}
