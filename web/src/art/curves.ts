/** Superellipses and the smooth lines that are drawn along them. */

/** A place of the path: 0 is the Happy Isles, the last one the Abyss. */
export interface Stop {
  x: number
  y: number
  /** The way the path runs here, in degrees; 0 is to the right, 90 downwards. */
  angle: number
  /** The unit vector to the outer side, where Reefs lie; figures' ghosts stand on the other. */
  nx: number
  ny: number
}

const EXPONENT = 2.65

/** How far a superellipse lies from its middle in a direction. */
export function radius(angle: number, a: number, b: number): number {
  const x = Math.abs(Math.cos(angle)) / a
  const y = Math.abs(Math.sin(angle)) / b
  return (x ** EXPONENT + y ** EXPONENT) ** (-1 / EXPONENT)
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A smooth line through stops, as cubic curves along their tangents. */
export function smooth(stops: Stop[], span: number, backwards: boolean): string {
  const hold = (span / 3) * (backwards ? -1 : 1)
  return stops
    .map((stop, i) => {
      const end = `${short(stop.x)} ${short(stop.y)}`
      if (i === 0) return `M${end}`
      const from = stops[i - 1]
      const [c1, s1] = [Math.cos((from.angle * Math.PI) / 180), Math.sin((from.angle * Math.PI) / 180)]
      const [c2, s2] = [Math.cos((stop.angle * Math.PI) / 180), Math.sin((stop.angle * Math.PI) / 180)]
      return `C${short(from.x + hold * c1)} ${short(from.y + hold * s1)} ${short(stop.x - hold * c2)} ${short(stop.y - hold * s2)} ${end}`
    })
    .join('')
}

/** A closed line around the middle that wanders a little, as lines of equal depth do. */
export function contour(cx: number, cy: number, a: number, b: number, wander: number, turn: number): string {
  const points = 48
  const at = (i: number) => {
    const angle = (i / points) * 2 * Math.PI
    const sway =
      Math.sin(3 * angle + turn) * 0.55 + Math.sin(5 * angle + 2.1 * turn) * 0.3 + Math.sin(2 * angle - turn) * 0.5
    const distance = radius(angle, a, b) + wander * sway
    return [cx + distance * Math.cos(angle), cy + distance * Math.sin(angle)]
  }
  let d = ''
  for (let i = 0; i < points; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (i === 0) d += `M${short(p1[0])} ${short(p1[1])}`
    d += `C${short(p1[0] + (p2[0] - p0[0]) / 6)} ${short(p1[1] + (p2[1] - p0[1]) / 6)} `
    d += `${short(p2[0] - (p3[0] - p1[0]) / 6)} ${short(p2[1] - (p3[1] - p1[1]) / 6)} ${short(p2[0])} ${short(p2[1])}`
  }
  return `${d}Z`
}
