/** The outlines of the tokens. Every shape is drawn around 0, 0 for a unit radius r and stays within 1.22 r. */

export type Family = 'reserve' | 'mechanic' | 'warrior' | 'navigator' | 'mage' | 'mercenary' | 'reef'

const CREW: Family[] = ['navigator', 'mechanic', 'warrior']

/** The family of a kind of token: 0 reserve, 1 to 9 crew, 10 to 12 Mages, 13 Mercenary, 14 Reef. */
export function familyOf(kind: number): Family {
  if (kind <= 0) return 'reserve'
  if (kind <= 9) return CREW[kind % 3] ?? 'mechanic'
  if (kind <= 12) return 'mage'
  return kind === 13 ? 'mercenary' : 'reef'
}

/** The numeral or letter on a kind of token; Mercenaries and pearls have none. */
export function signOf(kind: number): string {
  if (kind >= 1 && kind <= 9) return String(kind)
  return kind >= 10 && kind <= 12 ? ('ABC'[kind - 10] ?? '') : ''
}

/** A number with two decimals at most, as short as can be. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Scales the numbers of a path that was drawn for a radius of 100. */
function scaled(path: string, r: number): string {
  return path.replace(/-?\d+(\.\d+)?/g, (number) => n((Number(number) * r) / 100))
}

const point = (angle: number, r: number): string => `${n(r * Math.sin(angle))} ${n(-r * Math.cos(angle))}`

/** A wheel of eight teeth. */
export function cog(r: number, teeth = 8, root = 0.84, tip = 1.05): string {
  const step = (2 * Math.PI) / teeth
  let d = ''
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = tooth * step
    const [a, b] = [0.31 * step, 0.2 * step]
    d += `${tooth ? 'L' : 'M'}${point(middle - a, root * r)}L${point(middle - b, tip * r)}`
    d += `A${n(tip * r)} ${n(tip * r)} 0 0 1 ${point(middle + b, tip * r)}L${point(middle + a, root * r)}`
    d += `A${n(root * r)} ${n(root * r)} 0 0 1 ${point(middle + step - a, root * r)}`
  }
  return `${d}Z`
}

/** A circle with the four points of the compass. */
export function compass(r: number, ring = 0.9, tip = 1.22): string {
  let d = ''
  for (let quarter = 0; quarter < 4; quarter++) {
    const middle = (quarter * Math.PI) / 2
    const side = 0.27
    d += `${quarter ? 'L' : 'M'}${point(middle - side, ring * r)}Q${point(middle - 0.07, 0.98 * r)} ${point(middle, tip * r)}`
    d += `Q${point(middle + 0.07, 0.98 * r)} ${point(middle + side, ring * r)}`
    d += `A${n(ring * r)} ${n(ring * r)} 0 0 1 ${point(middle + Math.PI / 2 - side, ring * r)}`
  }
  return `${d}Z`
}

/** Coral: a ring of lobes. */
export function coral(r: number, lobes = 9): string {
  const step = (2 * Math.PI) / lobes
  const valley = 0.86 * r
  let d = `M${point(-step / 2, valley)}`
  for (let lobe = 0; lobe < lobes; lobe++) d += `A${n(0.36 * r)} ${n(0.36 * r)} 0 0 1 ${point((lobe + 0.5) * step, valley)}`
  return `${d}Z`
}

const SHIELD = 'M0 -108Q-44 -78 -89 -86Q-94 -28 -88 4C-80 50 -45 88 0 114C45 88 80 50 88 4Q94 -28 89 -86Q44 -78 0 -108Z'
const BELL =
  'M-98 44C-104 -50 -62 -108 0 -108C62 -108 104 -50 98 44C92 26 62 26 50 42C38 26 12 26 0 42C-12 26 -38 26 -50 42C-62 26 -92 26 -98 44Z'
const THREADS =
  'M-74 38C-82 66 -60 84 -72 112M-25 38C-34 70 -14 88 -26 118M25 38C34 70 14 88 26 118M74 38C82 66 60 84 72 112'
const LOZENGE = 'M0 -118L104 0L0 118L-104 0Z'
const HARPOONS = 'M-22 62V-22M-22 -56L-44 -14L-22 -26L0 -14ZM22 62V-22M22 -56L0 -14L22 -26L44 -14Z'

/** The outline of a family's token. */
export function outline(family: Family, r: number): string {
  if (family === 'mechanic') return cog(r)
  if (family === 'navigator') return compass(r)
  if (family === 'warrior') return scaled(SHIELD, r)
  if (family === 'mage') return scaled(BELL, r)
  if (family === 'mercenary') return scaled(LOZENGE, r)
  if (family === 'reef') return coral(0.98 * r)
  return circle(0.82 * r)
}

export function circle(r: number, x = 0, y = 0): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
}

export const threads = (r: number): string => scaled(THREADS, r)
export const harpoons = (r: number): string => scaled(HARPOONS, r)

/** The fine line inside an outline, for tokens that are large enough. */
export function innerLine(family: Family, r: number): string {
  if (family === 'mechanic') return circle(0.68 * r)
  if (family === 'navigator') return circle(0.72 * r) + ticks(r)
  if (family === 'warrior') return scaled(SHIELD, 0.8 * r)
  if (family === 'mage') return scaled('M-78 12C-76 -52 -44 -90 0 -90C44 -90 76 -52 78 12', r)
  if (family === 'mercenary') return scaled(LOZENGE, 0.8 * r)
  if (family === 'reef') return circle(0.68 * r)
  return ''
}

/** Degrees between the rings of the compass. */
function ticks(r: number): string {
  let d = ''
  for (let tick = 0; tick < 16; tick++) {
    if (tick % 4 === 0) continue
    const angle = (tick * Math.PI) / 8
    d += `M${point(angle, 0.72 * r)}L${point(angle, 0.8 * r)}`
  }
  return d
}

/** A circle with a bar: not this, or lost. */
export function struck(r: number, x = 0, y = 0): string {
  const s = r * Math.SQRT1_2
  return `${circle(r, x, y)}M${n(x - s)} ${n(y + s)}L${n(x + s)} ${n(y - s)}`
}
