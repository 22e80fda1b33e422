/** Motion: short, never looped, never waited for, ended by any key or click, and absent where people do not want it. */

import { flushSync, tick } from 'svelte'
import { settings } from './settings.svelte'

/** What moves now, for whoever shows one thing after the other. */
const running = new Set<Promise<unknown>>()
/** What else ends when somebody presses. */
const enders = new Set<() => void>()
/** How many times as fast as usual things move, while much has happened at once. */
let haste = 1
/** Whether the next position is jumped to: nothing leads there. */
let leaping = false

/** Counts something as moving until it is done. */
export function during(done: Promise<unknown>): void {
  const one: Promise<unknown> = done.catch(() => undefined).then(() => running.delete(one))
  running.add(one)
}

/** Resolves when nothing moves any more. */
export async function still(): Promise<void> {
  await tick()
  while (running.size > 0) {
    await Promise.all(running)
    await tick()
  }
}

export function hurry(times: number): void {
  haste = times
}

/** What is shown next is another position, not the next one. */
export function leap(): void {
  leaping = true
  void tick().then(() => {
    leaping = false
  })
}

/** Whether things may move now. */
export const moving = (): boolean => settings.moves && !leaping

/** Moves an element (transform and opacity only), after a wait in its first frame if need be; resolves when it is there. */
export async function animate(element: Element, frames: Keyframe[], milliseconds: number, wait = 0): Promise<void> {
  if (!moving()) return
  const easing = 'cubic-bezier(.2,.7,.2,1)'
  const animation = element.animate(frames, {
    duration: (milliseconds * settings.pace) / haste,
    delay: (wait * settings.pace) / haste,
    fill: 'backwards',
    easing,
  })
  const done = animation.finished.catch(() => undefined)
  during(done)
  await done
}

/** Has something ended too when a press ends all motion; the answer lets go of it. */
export function endsWith(end: () => void): () => void {
  enders.add(end)
  return () => enders.delete(end)
}

/** Ends all motion at once: what was still to be shown is there before the press reaches anything. */
function settle(): void {
  if (enders.size > 0) {
    leaping = true
    for (const end of enders) end()
    flushSync()
    leaping = false
  }
  for (const animation of document.getAnimations()) animation.finish()
}

addEventListener('keydown', settle, { capture: true })
addEventListener('pointerdown', settle, { capture: true })
