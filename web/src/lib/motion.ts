/** Motion: short, never looped, never waited for, ended by any key or click, and absent where people do not want it. */

import { settings } from './settings.svelte'

const running = new Set<Animation>()

/** So many milliseconds, or none where nothing shall move. */
export function span(milliseconds: number): number {
  return settings.moves ? milliseconds : 0
}

/** Moves an element (transform and opacity only); resolves when it is there. */
export async function animate(element: Element, frames: Keyframe[], milliseconds: number): Promise<void> {
  if (!settings.moves) return
  const animation = element.animate(frames, { duration: milliseconds, easing: 'cubic-bezier(.2,.7,.2,1)' })
  running.add(animation)
  await animation.finished.catch(() => undefined)
  running.delete(animation)
}

/** Ends all motion at once. */
export function settle(): void {
  for (const animation of running) animation.finish()
}

addEventListener('keydown', settle, { capture: true })
addEventListener('pointerdown', settle, { capture: true })
