/** Small signs around 0, 0: one for each colour of cards, one shape for each castaway. */

import { circle, cog } from '../shapes'

/** Colours, within 10: a hanger, a star, a cog, a hook, a barrel, a gem. */
export const SIGNS: string[] = [
  'M-2.800 -6.500A2.800 2.800 0 1 1 0 -3.500V-1.500M0 -1.500L9.500 5Q10.500 7.500 8.500 7.500H-8.500Q-10.500 7.500 -9.500 5Z',
  'M0 -10L2.200 -2.200L10 0L2.200 2.200L0 10L-2.200 2.200L-10 0L-2.200 -2.200Z',
  `${cog(9)}${circle(3.2)}`,
  `M4 -6V3A5.500 5.500 0 0 1 -7 3V0M-7 0L-9.500 3.500M-7 0L-4.200 2.500${circle(2, 4, -8)}`,
  'M-6 -9H6Q9.500 0 6 9H-6Q-9.500 0 -6 -9ZM-7.600 -4H7.600M-7.600 4H7.600',
  'M-9.500 -2.500L-5.500 -8H5.500L9.500 -2.500L0 9ZM-9.500 -2.500H9.500M-4 -2.500L0 9L4 -2.500L0 -8Z',
]

/** Castaways: a circle, a triangle, a square, a lozenge. */
export function shapeOf(seat: number, r: number): string {
  if (seat === 0) return circle(r)
  if (seat === 1) return `M0 ${-1.1 * r}L${1.12 * r} ${0.85 * r}H${-1.12 * r}Z`
  if (seat === 2) return `M${-0.9 * r} ${-0.9 * r}H${0.9 * r}V${0.9 * r}H${-0.9 * r}Z`
  return `M0 ${-1.25 * r}L${1.15 * r} 0L0 ${1.25 * r}L${-1.15 * r} 0Z`
}

/** An eight-sided token. */
export function octagon(r: number): string {
  const a = r * 0.4142
  return `M${-a} ${-r}H${a}L${r} ${-a}V${a}L${a} ${r}H${-a}L${-r} ${a}V${-a}Z`
}
