/** The pictograms of the cards: dice, tokens, figures, arrows, and a struck circle for a token that is lost. */
import { DARKHOUSE, NAUTILION, PHANTOM, TOWER } from './figures'
import { circle, type Family, n, outline, struck } from './shapes'

export interface Piece {
  d: string
  tone: 'ink' | 'solid' | 'figure' | 'token' | 'arrow' | 'loss' | 'track'
  /** Whose token it is. */
  family?: Family
  transform?: string
}

const line = (d: string): Piece => ({ d, tone: 'ink' })
const token = (family: Family, x: number, y: number, r: number): Piece => ({
  d: outline(family, r),
  tone: 'token',
  family,
  transform: `translate(${x} ${y})`,
})
const loss = (x: number, y: number, r = 7): Piece => ({ d: struck(r, x, y), tone: 'loss' })
const pearl = (x: number, y: number, r = 6.5): Piece[] => [
  { d: circle(r, x, y), tone: 'token', family: 'reserve' },
  line(`M${n(x - 0.55 * r)} ${n(y - 0.1 * r)}A${n(0.55 * r)} ${n(0.55 * r)} 0 0 1 ${n(x - 0.1 * r)} ${n(y - 0.55 * r)}`),
]
const track = (d: string): Piece => ({ d, tone: 'track' })

const SPOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
]

/** A die with its pips, tilted if need be. */
function die(x: number, y: number, value: number, size = 15, tilt = 0): Piece[] {
  const [half, corner, spot] = [size / 2, 0.2 * size, 0.25 * size]
  const side = size - 2 * corner
  const arc = `a${n(corner)} ${n(corner)} 0 0 1`
  const box = `M${n(-half + corner)} ${n(-half)}h${n(side)}${arc} ${n(corner)} ${n(corner)}v${n(side)}${arc} ${n(-corner)} ${n(corner)}h${n(-side)}${arc} ${n(-corner)} ${n(-corner)}v${n(-side)}${arc} ${n(corner)} ${n(-corner)}Z`
  const pips = (SPOTS[value] ?? []).map(([px, py]) => circle(0.1 * size, px * spot, py * spot)).join('')
  const transform = `translate(${x} ${y})${tilt ? ` rotate(${tilt})` : ''}`
  return [
    { d: box, tone: 'ink', transform },
    { d: pips, tone: 'solid', transform },
  ]
}

/** A straight arrow. */
function arrow(x1: number, y1: number, x2: number, y2: number): Piece {
  return { d: `M${x1} ${y1}L${x2} ${y2}${head(x2, y2, Math.atan2(y2 - y1, x2 - x1))}`, tone: 'arrow' }
}

function head(x: number, y: number, angle: number, size = 5): string {
  const at = (turn: number) => `${n(x - size * Math.cos(angle + turn))} ${n(y - size * Math.sin(angle + turn))}`
  return `M${at(0.55)}L${n(x)} ${n(y)}L${at(-0.55)}`
}

/** A curved arrow: over the top from left to right, or back. */
function arc(x1: number, y1: number, x2: number, y2: number, rise: number): Piece {
  const [cx, cy] = [(x1 + x2) / 2, Math.min(y1, y2) - rise]
  return { d: `M${x1} ${y1}Q${n(cx)} ${n(cy)} ${x2} ${y2}${head(x2, y2, Math.atan2(y2 - cy, x2 - cx))}`, tone: 'arrow' }
}

function figure(d: string, x: number, y: number, wide: number, mirrored = false): Piece {
  const scale = n(wide / 100)
  return { d, tone: 'figure', transform: `translate(${x} ${y}) scale(${mirrored ? `-${scale}` : scale} ${scale})` }
}

const nautilion = (x: number, y: number, wide: number, mirrored = false): Piece =>
  figure(NAUTILION + TOWER, x, y, wide, mirrored)
const phantom = (x: number, y: number, wide: number, mirrored = false): Piece => figure(PHANTOM, x, y, wide, mirrored)
const porthole = (x: number, y: number, r = 10): Piece => line(circle(r, x, y) + circle(0.72 * r, x, y))
const bell = (x: number, y: number): Piece =>
  line(
    `M${x - 8} ${y + 6}Q${x - 5} ${y + 3} ${x - 5} ${y - 2}Q${x - 5} ${y - 8} ${x} ${y - 8}Q${x + 5} ${y - 8} ${x + 5} ${y - 2}Q${x + 5} ${y + 3} ${x + 8} ${y + 6}ZM${x - 2} ${y + 6}Q${x} ${y + 10} ${x + 2} ${y + 6}M${x} ${y - 8}V${y - 11}`,
  )
const cog = (x: number, y: number, r: number): Piece => token('mechanic', x, y, r)
const compass = (x: number, y: number, r: number): Piece => token('navigator', x, y, r)
const shield = (x: number, y: number, r: number): Piece => token('warrior', x, y, r)
const lozenge = (x: number, y: number, r: number): Piece => token('mercenary', x, y, r)

/** A ship's wheel: rim, hub and eight spokes with handles. */
function wheel(x: number, y: number, r: number): Piece {
  let d = circle(r, x, y) + circle(0.28 * r, x, y)
  for (let spoke = 0; spoke < 8; spoke++) {
    const [c, s] = [Math.cos((spoke * Math.PI) / 4), Math.sin((spoke * Math.PI) / 4)]
    d += `M${n(x + 0.28 * r * c)} ${n(y + 0.28 * r * s)}L${n(x + 1.4 * r * c)} ${n(y + 1.4 * r * s)}`
  }
  return line(d)
}

const wave = (y: number): Piece => line(`M-27 ${y}q4.500 -4 9 0t9 0t9 0t9 0t9 0t9 0`)

export const DARKHOUSE_CARDS: Record<number, Piece[]> = {
  1: [bell(-11, -12), bell(11, -12), ...die(-19, 14, 1, 14), ...die(0, 14, 2, 14), ...die(19, 14, 4, 14)],
  2: [...die(-20, 14, 1), ...die(0, 2, 2), ...die(20, -10, 3), arrow(-6, 24, 26, 5)],
  3: [
    track('M-29 15H-9M9 15H29'),
    line(circle(3, -20, 15) + circle(3, 20, 15)),
    cog(0, -14, 8),
    arrow(0, -2, 0, 15),
    track('M-6 20H6'),
  ],
  4: [...die(-11, -12, 3, 17), ...die(11, -12, 4, 17), loss(-11, 12, 8), loss(11, 12, 8)],
  5: [...die(0, 6, 2, 19, 14), arc(-22, 8, 20, -6, 30), line('M-26 20Q-14 14 0 20T26 20')],
  6: [
    phantom(-18, -14, 26),
    nautilion(-18, 15, 26),
    cog(22, -14, 5.5),
    shield(22, 15, 5.5),
    arrow(-2, 10, 14, -8),
    arrow(-2, -9, 14, 9),
  ],
  7: [nautilion(4, -7, 44), arrow(22, 14, -24, 14), line('M26 10V18')],
  8: [...die(-19, 0, 2, 16), arrow(-8, 0, 0, 0), wheel(16, 0, 9.5)],
  9: [...die(-20, -6, 2, 17), ...die(0, -6, 3, 17), ...die(20, -6, 4, 17), line('M-29 10H29M-24 15H24M-16 20H16')],
  10: [...die(-14, 0, 4, 19), arrow(-1, 0, 7, 0), loss(17, 0, 8)],
  11: [compass(-17, 2, 8), arrow(-5, 0, 5, 0), ...pearl(17, 0, 8), wave(18)],
  12: [...pearl(-19, -9, 7), ...pearl(-19, 9, 7), arrow(-8, 0, 2, 0), porthole(17, 0, 12), shield(17, 0, 5)],
}

const tower = (x: number, y: number, tall: number): Piece => figure(DARKHOUSE.silhouette, x, y, tall)
const closedEye = (x: number, y: number): Piece =>
  line(
    `M${x - 11} ${y}Q${x} ${y + 9} ${x + 11} ${y}M${x - 7} ${y + 4}L${x - 10} ${y + 8}M${x} ${y + 5}V${y + 10}M${x + 7} ${y + 4}L${x + 10} ${y + 8}`,
  )
const anchor = (x: number, y: number): Piece => ({
  d: `${circle(2.6, x, y - 9)}M${x} ${y - 6}V${y + 10}M${x - 6} ${y - 3}H${x + 6}M${x - 10} ${y + 2}Q${x - 8} ${y + 10} ${x} ${y + 11}Q${x + 8} ${y + 10} ${x + 10} ${y + 2}`,
  tone: 'arrow',
})
const card = (x: number, y: number): Piece =>
  line(
    `M${x - 8} ${y - 12}H${x + 8}V${y + 12}H${x - 8}ZM${x - 4} ${y + 7}H${x + 4}M${x - 4} ${y - 2}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`,
  )

export const HEROIC_CARDS: Record<number, Piece[]> = {
  1: [tower(-14, 3, 44), closedEye(12, -4)],
  2: [
    ...die(-20, 6, 4, 16, -12),
    ...die(0, 6, 4, 16),
    ...die(20, 6, 3, 16, 12),
    arc(-22, -8, -6, -8, 12),
    arc(-2, -8, 14, -8, 12),
  ],
  3: [phantom(0, -12, 44), anchor(0, 11), line('M0 -4V0')],
  4: [phantom(2, -7, 46), arrow(-22, 14, 24, 14)],
  5: [card(-17, 0), card(17, 0), arrow(-6, -6, 6, -6), arrow(6, 6, -6, 6)],
  6: [track('M-30 15H-4'), cog(-18, 14, 8), arrow(-9, 6, 3, -2), porthole(16, -6, 12)],
  7: [line('M-28 8L-24 22H0L4 8'), shield(-12, 10, 8), arrow(-4, -2, 4, -8), porthole(17, -6, 12)],
  8: [cog(-18, -10, 7.5), shield(-18, 11, 7.5), arrow(-7, 0, 4, 0), ...pearl(18, -9, 7.5), ...pearl(18, 10, 7.5)],
  9: [
    cog(-14, 0, 6.5),
    compass(0, 8, 6.5),
    shield(14, 0, 6.5),
    {
      d: 'M-27 -12Q-22 24 0 24Q22 24 27 -12M-22 4Q-8 14 -2 24M22 4Q8 14 2 24M-24 -2Q0 34 24 -2M-27 -12Q0 -4 27 -12',
      tone: 'track',
    },
  ],
  10: [cog(-18, -10, 8), cog(-18, 11, 8), arrow(-6, 0, 4, 0), line('M8 16V-6L18 -16L28 -6V16ZM13 16V6H23V16')],
  11: [phantom(-10, 6, 38), arrow(6, -2, 15, -8), lozenge(22, -13, 8)],
  12: [token('reef', 0, 0, 13), { d: 'M-19 19L19 -19', tone: 'loss' }],
}
