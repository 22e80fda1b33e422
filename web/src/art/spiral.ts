/** Where everything on the sea lies: the path as a shrinking superellipse, its places, the isles, the Abyss and the contours. */

import { contour, radius, type Stop, smooth } from './curves'

export type { Stop } from './curves'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Spiral {
  width: number
  height: number
  /** Unit radius of the tokens: no drawing reaches farther than 1.22 r from its place. */
  r: number
  pitch: number
  gap: number
  /** How wide the neat line is; 0 on phones. */
  frame: number
  stops: Stop[]
  reef: { r: number; away: number }
  isles: { x: number; y: number; r: number }
  abyss: { x: number; y: number; r: number }
  /** Free water inside the last turn. */
  pool: Box
  rose: { x: number; y: number; r: number }
  /** How wide a submarine is on this sea. */
  figure: number
  /** Closed lines of equal depth, from the shore to the pool. */
  contours: string[]
  /** Dotted lines between them. */
  soundings: string[]
  /** The whole track from the isles to the Abyss. */
  track: string
  /** A stretch of the track between two places, fractions allowed; backwards too. */
  band(from: number, to: number): string
  /** The point of the path at a place, fractions allowed. */
  at(place: number): Stop
}

export interface SpiralOptions {
  /** Leave room for Reefs beside the path. */
  reefs?: boolean
  /** Leave room for the row of Darkhouse cards in the pool. */
  cards?: boolean
  /** How wide the neat line is. */
  frame?: number
}

const START = Math.PI - 0.38
const STEPS = 1600
/** Pitch in units of r: two compass points side by side need 2.44. */
const PITCH = 2.47
/** How much wider than high a row of five cards is, with the Darkhouse above it and a sentence of three lines below. */
const ROW = 2

interface Size {
  a: number
  b: number
  pitch: number
  gap: number
}

/** How many places a sea of this size holds side by side: pitch and distance between turns. */
function measure(width: number, height: number, places: number, room: Required<SpiralOptions>, tight: number): Size {
  const { reefs, cards, frame } = room
  const few = Math.max(0, 56 - places)
  const filled = tight * (cards ? 2.2 : 3.1 + 0.008 * few)
  const ratio = (reefs ? 1.53 : 1.34) - 0.006 * few
  const margin = reefs ? 2.45 : 1.65
  let pitch = 40
  let a = 0
  let b = 0
  for (let round = 0; round < 12; round++) {
    const r = pitch / PITCH
    a = width / 2 - frame * 1.3 - margin * r
    b = height / 2 - frame - margin * r
    const best = Math.sqrt((filled * a * b) / (places * ratio))
    pitch = (pitch + Math.min(best, 30 * PITCH)) / 2
  }
  const gap = Math.max(ratio * pitch, (0.9 * filled * a * b) / (places * pitch))
  return { a, b, pitch, gap }
}

interface Sample {
  x: number
  y: number
  length: number
}

/** Points along the spiral with their distance from its first place; it begins one place before. */
function samples(size: Size, cx: number, cy: number, places: number): Sample[] {
  const reach = size.pitch * (places + 1)
  const out: Sample[] = []
  let length = 0
  let zero = 0
  for (let i = -STEPS / 4; ; i++) {
    const turn = i / STEPS
    const angle = START + turn * 2 * Math.PI
    const a = Math.max(4, size.a - size.gap * turn)
    const b = Math.max(3, size.b - size.gap * turn)
    const distance = radius(angle, a, b)
    const x = cx + distance * Math.cos(angle)
    const y = cy + distance * Math.sin(angle)
    const last = out.at(-1)
    if (last) length += Math.hypot(x - last.x, y - last.y)
    if (i === 0) zero = length
    out.push({ x, y, length })
    if (i > 0 && length - zero > reach) break
    if (b <= 3) break
  }
  return out.map((point) => ({ ...point, length: point.length - zero }))
}

function lookup(line: Sample[], length: number): Stop {
  let low = 1
  let high = line.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (line[middle].length < length) low = middle + 1
    else high = middle
  }
  const p = line[low - 1]
  const q = line[low]
  const f = (length - p.length) / (q.length - p.length || 1)
  const along = Math.hypot(q.x - p.x, q.y - p.y) || 1
  const tx = (q.x - p.x) / along
  const ty = (q.y - p.y) / along
  return {
    x: p.x + f * (q.x - p.x),
    y: p.y + f * (q.y - p.y),
    angle: (Math.atan2(ty, tx) * 180) / Math.PI,
    nx: ty,
    ny: -tx,
  }
}

/** The largest box of a row of cards that lies around the middle of the sea, clear of the tokens and of the Abyss. */
function inside(turn: Stop[], r: number, cx: number, cy: number): Box {
  const edge = turn.map((stop) => [stop.x - 1.3 * r * stop.nx, stop.y - 1.3 * r * stop.ny] as const)
  const xs = edge.map(([x]) => x)
  const ys = edge.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best: Box = { x: cx, y: cy, width: 0, height: 0 }
  for (let i = 1; i < 40; i++) {
    for (let j = 1; j < 40; j++) {
      const [x, y] = [left + ((right - left) * i) / 40, top + ((bottom - top) * j) / 40]
      const half = Math.min(...edge.map(([ex, ey]) => Math.max(Math.abs(ex - x) / ROW, Math.abs(ey - y))))
      const middle = Math.max(Math.abs(cx - x) / ROW, Math.abs(cy - y)) <= half
      if (middle && 2 * half > best.height)
        best = { x: x - half * ROW, y: y - half, width: 2 * half * ROW, height: 2 * half }
    }
  }
  return best
}

/** Points along the last turn and a half before the Abyss, two for each place. */
function lastTurn(at: (place: number) => Stop, places: number, cx: number, cy: number): Stop[] {
  const turn: Stop[] = []
  let turned = 0
  for (let place = places + 1; place > 0 && turned < 3 * Math.PI; place -= 0.5) {
    const stop = at(place)
    const last = turn.at(-1)
    if (last) {
      const angle = Math.atan2(last.y - cy, last.x - cx) - Math.atan2(stop.y - cy, stop.x - cx)
      turned += Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))
    }
    turn.push(stop)
  }
  return turn
}

export function spiral(width: number, height: number, places: number, options: SpiralOptions = {}): Spiral {
  const room = { reefs: true, cards: width >= 600, frame: width >= 600 ? 14 : 0, ...options }
  const [cx, cy] = [width / 2, height / 2]
  for (let tight = 1; ; tight -= 0.015) {
    const size = measure(width, height, places, room, tight)
    const at = along(samples(size, cx, cy, places), places, size.pitch)
    const stops = Array.from({ length: places + 2 }, (_, place) => at(place))
    if (tight < 0.6 || isClear(stops, size.pitch)) return chart(width, height, places, room.frame, size, stops, at)
  }
}

/** The point of the path at a place; the Abyss, which is larger than a token, lies a little farther. */
function along(line: Sample[], places: number, pitch: number): (place: number) => Stop {
  return (place) => lookup(line, (place - 1 + (place > places ? (place - places) * 0.16 : 0)) * pitch)
}

/** How far each place is from the one before. */
function steps(stops: Stop[]): number[] {
  return stops.slice(1).map((stop, i) => Math.hypot(stop.x - (stops[i]?.x ?? 0), stop.y - (stops[i]?.y ?? 0)))
}

/** Whether the innermost curl is wide enough: places that follow each other keep their distance, and the Abyss keeps its own. */
function isClear(stops: Stop[], pitch: number): boolean {
  const apart = steps(stops)
  return Math.min(...apart) > 0.95 * pitch && (apart.at(-1) ?? 0) > 1.06 * pitch
}

type Along = (place: number) => Stop

function chart(width: number, height: number, places: number, frame: number, size: Size, stops: Stop[], at: Along): Spiral {
  const { pitch, gap } = size
  const [cx, cy] = [width / 2, height / 2]
  const r = Math.min(pitch, 1.005 * Math.min(...steps(stops))) / PITCH
  const band = (from: number, to: number): string => {
    const count = Math.max(1, Math.ceil(Math.abs(to - from) * 2))
    const part = Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count))
    return smooth(part, (Math.abs(to - from) / count) * pitch, to < from)
  }
  const free = gap - 2.44 * r
  const reef = Math.min(0.64 * r, 0.46 * free)
  const level = (turn: number, i: number): string =>
    contour(
      cx,
      cy,
      Math.max(size.a - gap * turn, 0.3 * size.a),
      Math.max(size.b - gap * turn, 0.26 * size.b),
      (0.2 - 0.02 * i) * gap,
      0.9 + 1.7 * i,
    )
  const start = stops[0]
  const end = stops[places + 1]
  return {
    width,
    height,
    r,
    pitch,
    gap,
    frame,
    stops,
    reef: { r: reef, away: 1.23 * r + reef },
    isles: { x: start.x + 0.15 * r, y: start.y + 1.1 * r, r: 2.9 * r },
    abyss: { x: end.x, y: end.y, r: 1.4 * r },
    pool: inside(lastTurn(at, places, cx, cy), r, cx, cy),
    rose: { x: width - frame - 2.3 * r, y: height - frame - 2.3 * r, r: Math.min(38, 1.85 * r) },
    figure: 3.2 * r,
    contours: [-0.62, -0.1, 0.42, 0.92, 1.3, 1.62].map(level),
    soundings: [-0.34, 0.18, 0.68].map((turn, i) => level(turn, i + 0.5)),
    track: band(0, places + 1),
    band,
    at,
  }
}
