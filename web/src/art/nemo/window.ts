/** The part of the chart that a small window shows first; the rest is a finger's stroke away. */

import { HEIGHT, plateOf, WIDTH } from './chart'

export interface Frame {
  /** Pixels for a unit of the chart. */
  scale: number
  /** Where the window begins on the chart, in its units. */
  x: number
  y: number
  /** How far the water goes on beyond the edges of the chart, so that every ocean can lie in the middle of the window. */
  beyond: { x: number; y: number }
}

/** How large the chart is drawn: what can be pressed stays large enough for a finger. */
const LARGEST = 1.12
const SMALLEST = 0.62
/** What stands around a plate: its name above, gem and land spaces below; and the edge of the window, where the chart fades out. */
const ABOVE = 42
const BELOW = 44
const BESIDE = 30
/** The plates nearest to the edges of the chart have their middle about so far from them. */
const NEAREST = { x: 80, y: 58 }

/** The window that shows all these oceans; if that would make them too small, the first of them. */
export function windowOn(oceans: readonly number[], spaces: readonly number[], width: number, height: number): Frame {
  const plates = oceans.map((ocean) => plateOf(ocean, spaces[ocean] ?? 1))
  const left = Math.min(...plates.map((one) => one.left)) - BESIDE
  const top = Math.min(...plates.map((one) => one.top)) - ABOVE
  const right = Math.max(...plates.map((one) => one.left + one.width)) + BESIDE
  const bottom = Math.max(...plates.map((one) => one.top + one.height)) + BELOW
  const fits = Math.min(width / (right - left), height / (bottom - top))
  if (oceans.length > 1 && fits < SMALLEST) return windowOn(oceans.slice(0, 1), spaces, width, height)
  const scale = Math.min(Math.max(fits, SMALLEST), LARGEST)
  const [wide, high] = [width / scale, height / scale]
  const beyond = { x: Math.max(0, wide / 2 - NEAREST.x), y: Math.max(0, high / 2 - NEAREST.y) }
  return { scale, x: (left + right - wide) / 2, y: (top + bottom - high) / 2, beyond }
}

/** The whole chart. */
export function wholeChart(width: number, height: number): Frame {
  return { scale: Math.min(width / WIDTH, height / HEIGHT), x: 0, y: 0, beyond: { x: 0, y: 0 } }
}
