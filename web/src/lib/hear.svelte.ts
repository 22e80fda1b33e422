/** What happens at a table is heard, if that was asked for: the journal's new lines, in their order, one after the other. It is never
 * the only sign of anything. */

import { untrack } from 'svelte'
import { sayOf } from './journal'
import { settings } from './settings.svelte'
import { render, type Sound } from './sounds'
import type { TableLike } from './table.svelte'

/** Which lines of the journal are heard, by the id of their sentence. */
export type Heard = Readonly<Record<string, Sound>>

/** Seconds between two that were asked for together. */
const APART = 0.22
/** More than a move brings: somebody has jumped to another position. */
const MOST = 6

const rendered = new Map<Sound, Promise<AudioBuffer>>()
let context: AudioContext | null = null
let free = 0
let queue: Promise<void> = Promise.resolve()

/** Plays a sound, after those that were asked for before it. */
export function sound(which: Sound): void {
  if (settings.sound && settings.volumes[which] > 0) queue = queue.then(() => play(which)).catch(() => undefined)
}

async function play(which: Sound): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const samples = rendered.get(which) ?? render(which)
  rendered.set(which, samples)
  const [source, gain] = [context.createBufferSource(), context.createGain()]
  gain.gain.value = settings.volumes[which]
  source.connect(gain).connect(context.destination)
  source.buffer = await samples
  const at = Math.max(context.currentTime, free)
  free = at + APART
  source.start(at)
}

/** In the board of a game: its lines are heard as they come. */
export function hear(table: TableLike, heard: Heard): void {
  let known = -1
  $effect(() => {
    const { lines } = table
    untrack(() => {
      const fresh = known < 0 ? [] : lines.slice(known)
      known = lines.length
      const all = fresh.flatMap((line) => heard[sayOf(table, line)] ?? [])
      // The same sound several times in a row is heard once.
      const apart = all.filter((one, i) => one !== all[i - 1])
      if (apart.length <= MOST) for (const one of apart) sound(one)
    })
  })
}
