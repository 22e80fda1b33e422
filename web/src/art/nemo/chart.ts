/** Where things lie on the chart, a sheet of 880 by 500. */

export const WIDTH = 880
export const HEIGHT = 500
export const BOX = { width: 60, height: 40 }
const GAP = 3
const EDGE = 4
const HEAD = 23

export interface Spot {
  x: number
  y: number
}

export interface Plate {
  ocean: number
  /** The middle of the plate. */
  x: number
  y: number
  width: number
  height: number
  left: number
  top: number
  /** The name stands inside for the six numbered oceans, above for the others. */
  major: boolean
  boxes: Spot[]
  /** Where the Nautilus lies. */
  nautilus: Spot
  /** Where the gem and the land spaces stand. */
  slots: Spot
}

const MAJORS = 6
const CENTRES: Spot[] = [
  { x: 97, y: 276 },
  { x: 352, y: 380 },
  { x: 486, y: 205 },
  { x: 580, y: 378 },
  { x: 656, y: 158 },
  { x: 799, y: 318 },
  { x: 202, y: 414 },
  { x: 232, y: 288 },
  { x: 292, y: 192 },
  { x: 332, y: 70 },
  { x: 470, y: 442 },
  { x: 716, y: 440 },
]
/** Where the Nautilus lies in each ocean: beside the plate, never in a box, and over no name. */
const BERTHS: Spot[] = [
  { x: 200, y: 344 },
  { x: 252, y: 348 },
  { x: 496, y: 300 },
  { x: 592, y: 305 },
  { x: 690, y: 254 },
  { x: 800, y: 247 },
  { x: 270, y: 474 },
  { x: 338, y: 280 },
  { x: 220, y: 218 },
  { x: 250, y: 74 },
  { x: 398, y: 474 },
  { x: 640, y: 479 },
]

/** The plate of an ocean with so many ship spaces. */
export function plateOf(ocean: number, spaces: number): Plate {
  const { x, y } = CENTRES[ocean] ?? { x: 0, y: 0 }
  const across = spaces > 1 ? 2 : 1
  const down = Math.max(1, Math.ceil(spaces / 2))
  const major = ocean < MAJORS
  const width = across * BOX.width + (across - 1) * GAP + 2 * EDGE
  const height = down * BOX.height + (down - 1) * GAP + 2 * EDGE + (major ? HEAD - EDGE : 0)
  const [left, top] = [x - width / 2, y - height / 2]
  const boxes = Array.from({ length: spaces }, (_, i) => ({
    x: left + EDGE + (i % across) * (BOX.width + GAP),
    y: top + (major ? HEAD : EDGE) + Math.floor(i / across) * (BOX.height + GAP),
  }))
  const nautilus = BERTHS[ocean] ?? { x, y }
  return { ocean, x, y, width, height, left, top, major, boxes, nautilus, slots: { x: left + 9, y: top + height + 11 } }
}

export interface Link {
  from: number
  to: number
  dotted: boolean
  d: string
}

const WEST = 0
const INDIAN = 5

/** A line between two oceans. The one from the Western Pacific to the Indian Ocean leaves the sheet on one side and comes back on
 * the other. */
export function linkOf(from: number, to: number, dotted: boolean): Link {
  const [a, b] = [CENTRES[from] ?? { x: 0, y: 0 }, CENTRES[to] ?? { x: 0, y: 0 }]
  if ((from === WEST && to === INDIAN) || (from === INDIAN && to === WEST))
    return { from, to, dotted, d: `M97 300L-60 352M799 330L940 362` }
  const bend = dotted ? 14 : 0
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - bend }
  return { from, to, dotted, d: `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}` }
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** A line that runs more across an arrow's way than along it is another arrow's. */
const ALONG = 0.3

/** The ocean to which an arrow key leads along a line; null where no line goes that way. */
export function alongLink(from: number, links: readonly number[], key: string): number | null {
  const way = WAYS[key]
  const here = CENTRES[from]
  if (!way || !here) return null
  let [found, best]: [number | null, number] = [null, ALONG]
  for (const to of links) {
    const there = CENTRES[to] ?? here
    const round = from === WEST && to === INDIAN ? -WIDTH : from === INDIAN && to === WEST ? WIDTH : 0
    const [dx, dy] = [there.x + round - here.x, there.y - here.y]
    const along = (dx * way.x + dy * way.y) / Math.hypot(dx, dy)
    if (along > best) [found, best] = [to, along]
  }
  return found
}
