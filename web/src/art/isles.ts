/** The Happy Isles: their coasts, and the lines of the water around them. */
import { n } from './shapes'

interface Isle {
  x: number
  y: number
  a: number
  b: number
  /** Where the coast swings out and in. */
  turn: number
}

/** In units of the group's radius: the large isle, and a skerry. */
export const ISLES: Isle[] = [
  { x: -0.06, y: 0, a: 0.78, b: 0.5, turn: 0.4 },
  { x: 0.92, y: 0.46, a: 0.2, b: 0.11, turn: 2 },
]

/** A coast, or the line at a distance from it. */
export function coast(isle: Isle, r: number, away = 0): string {
  const points = 26
  const at = (i: number): [number, number] => {
    const angle = (i / points) * 2 * Math.PI
    const calm = 1 / (1 + away / (0.22 * r))
    const sway =
      1 +
      calm *
        (0.09 * Math.sin(3 * angle + isle.turn) + 0.055 * Math.sin(5 * angle + 2 * isle.turn) + 0.03 * Math.sin(9 * angle))
    const x = (isle.a * r * sway + away) * Math.cos(angle)
    const y = (isle.b * r * sway + away) * Math.sin(angle)
    return [isle.x * r + x, isle.y * r + y]
  }
  let d = ''
  for (let i = 0; i < points; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (i === 0) d += `M${n(p1[0])} ${n(p1[1])}`
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} `
    d += `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return `${d}Z`
}

/** A hill: its ridge, and the hachures down its shaded side. */
export function hill(x: number, y: number, wide: number, high: number): { ridge: string; shade: string } {
  const ridge = `M${n(x - wide)} ${n(y)}Q${n(x - 0.4 * wide)} ${n(y - 0.35 * high)} ${n(x)} ${n(y - high)}Q${n(x + 0.35 * wide)} ${n(y - 0.5 * high)} ${n(x + wide)} ${n(y)}`
  let shade = ''
  for (let line = 0; line < 5; line++) {
    const f = line / 5
    const [fx, fy] = [x + (0.06 + 0.62 * f) * wide, y - high * (0.86 - 0.72 * f)]
    shade += `M${n(fx)} ${n(fy)}L${n(fx + 0.05 * wide)} ${n(fy + (0.55 - 0.35 * f) * high)}`
  }
  return { ridge, shade }
}
