/** The submarines on the path: which way they face, and how they move along it. */

import type { Spiral } from '../../art/spiral'
import { animate } from '../../lib/motion'

const PLACE = 90
const LONGEST = 360

/** A submarine faces its way, and stays upright. */
export function facing(sea: Spiral, figure: 'phantom' | 'nautilion', place: number): 'left' | 'right' {
  const along = Math.cos((sea.at(place).angle * Math.PI) / 180)
  return along >= 0 === (figure === 'nautilion') ? 'right' : 'left'
}

/** How long a figure is under way. */
export function sailing(from: number, to: number): number {
  return Math.min(LONGEST, PLACE * Math.abs(to - from))
}

/** Moves a figure along the track, place by place. */
export function sail(element: Element, sea: Spiral, from: number, to: number): Promise<void> {
  const steps = Math.max(1, Math.abs(to - from) * 3)
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = sea.at(from + ((to - from) * step) / steps)
    return { transform: `translate(${x}px, ${y}px)` }
  })
  return animate(element, frames, sailing(from, to))
}
