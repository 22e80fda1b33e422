/** Motion: short, never looped, never waited for, ended by any key or click, and absent where people do not want it. */

import { settings } from './settings.svelte'

/** Moves an element (transform and opacity only), after a wait in its first frame if need be; resolves when it is there. */
export async function animate(element: Element, frames: Keyframe[], milliseconds: number, wait = 0): Promise<void> {
  if (!settings.moves) return
  const easing = 'cubic-bezier(.2,.7,.2,1)'
  const animation = element.animate(frames, {
    duration: milliseconds * settings.pace,
    delay: wait * settings.pace,
    fill: 'backwards',
    easing,
  })
  await animation.finished.catch(() => undefined)
}

/** Ends all motion at once. */
function settle(): void {
  for (const animation of document.getAnimations()) animation.finish()
}

addEventListener('keydown', settle, { capture: true })
addEventListener('pointerdown', settle, { capture: true })
