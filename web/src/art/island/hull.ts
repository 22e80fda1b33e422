/** Where everything lies on the picture of the stranded Nautilus: stern left, bow right, each column as high as its stacks. */

import { n } from '../shapes'

export interface Column {
  /** Its middle. */
  x: number
  /** The edges of the hull there. */
  top: number
  bottom: number
  left: number
  right: number
  /** The upper left corners of its stacks. */
  stacks: { x: number; y: number }[]
}

export interface Hull {
  width: number
  height: number
  small: boolean
  /** The hull's middle line, where the water begins. */
  middle: number
  stern: number
  bow: number
  card: { width: number; height: number }
  outline: string
  /** The riveted seams: along the hull and between its columns. */
  seams: string
  columns: Column[]
  /** Where slots and castaways of a side stand, beside the edge of the hull. */
  slot: { width: number; height: number }
}

const MARGINS = {
  wide: { left: 0.108, right: 0.842, bow: 0.93, above: 96, below: 76, gap: 15, card: 86, slot: { width: 104, height: 46 } },
  small: { left: 0.085, right: 0.945, bow: 1.01, above: 46, below: 58, gap: 9, card: 44, slot: { width: 50, height: 36 } },
}

/** The picture for a window of this size, with so many stacks in each column. */
export function hullOf(width: number, height: number, stacks: readonly number[], small: boolean): Hull {
  const { left, right, bow, above, below, gap, card, slot } = MARGINS[small ? 'small' : 'wide']
  const from = left * width
  const pitch = (right * width - from) / Math.max(stacks.length, 1)
  const most = Math.max(...stacks, 1)
  const room = Math.max(height - above - below, small ? 78 : 90)
  const scale = small ? 1 : Math.max(1, Math.min(1.6, width / 896))
  const step = Math.min((room - 2 * gap) / most, scale * (small ? 58 : 80))
  const middle = above + room / 2
  const size = { width: Math.min(scale * card, pitch * 0.79), height: step - gap + 2 }
  const columns = stacks.map((count, i): Column => {
    const x = from + (i + 0.5) * pitch
    const half = (count * step) / 2 + (small ? 8 : 11)
    const first = middle - (count * step) / 2 + gap / 2 + (small ? 1 : 2)
    return {
      x,
      top: middle - half,
      bottom: middle + half,
      left: from + i * pitch,
      right: from + (i + 1) * pitch,
      stacks: Array.from({ length: count }, (_, k) => ({ x: x - size.width / 2 - 3, y: first + k * step })),
    }
  })
  const stern = from - (small ? 14 : 34)
  const tip = bow * width
  return {
    width,
    height,
    small,
    middle,
    stern,
    bow: tip,
    card: size,
    slot,
    columns,
    outline: outlineOf(columns, middle, stern, tip),
    seams: seamsOf(columns, middle, stern, tip, small ? 4 : 7),
  }
}

/** One edge of the hull from stern to bow; `side` -1 is the upper one. */
function edge(columns: Column[], middle: number, stern: number, bow: number, side: number, inset: number): string {
  const at = (column: Column) => (side < 0 ? column.top + inset : column.bottom - inset)
  const first = columns[0]
  const last = columns.at(-1)
  if (!first || !last) return ''
  const blunt = middle + side * (Math.abs(at(first) - middle) * 0.46)
  let d = `M${n(stern)} ${n(blunt)}C${n(stern + 14)} ${n(at(first))} ${n(first.left - 6)} ${n(at(first))} ${n(first.left + 14)} ${n(at(first))}`
  for (let i = 0; i + 1 < columns.length; i++) {
    const [here, next] = [columns[i], columns[i + 1]]
    if (!here || !next) continue
    const reach = Math.min(30, (here.right - here.left) * 0.24)
    const bend = at(next) === at(here) ? 0 : at(next) * -side > at(here) * -side ? reach * 0.3 : -reach * 0.3
    d += `L${n(here.right - reach + bend)} ${n(at(here))}C${n(here.right + bend)} ${n(at(here))} ${n(here.right + bend)} ${n(at(next))} ${n(here.right + reach + bend)} ${n(at(next))}`
  }
  const [tip, far] = [bow - inset, bow - last.right]
  return `${d}L${n(last.right - 18)} ${n(at(last))}C${n(last.right + far * 0.55)} ${n(at(last))} ${n(tip)} ${n(middle + side * Math.abs(at(last) - middle) * 0.55)} ${n(tip)} ${n(middle)}`
}

function outlineOf(columns: Column[], middle: number, stern: number, bow: number): string {
  const below = edge(columns, middle, stern, bow, 1, 0)
  return `${edge(columns, middle, stern, bow, -1, 0)}${backwards(below)}Z`
}

/** A path of M, L and C drawn from its end to its beginning, to be joined to one that ends there. */
function backwards(path: string): string {
  const parts = [...path.matchAll(/([MLC])([^MLC]+)/g)].map(([, command, rest]) => ({
    command,
    numbers: (rest ?? '').trim().split(/\s+/).map(Number),
  }))
  let d = ''
  for (let i = parts.length - 1; i > 0; i--) {
    const [part, before] = [parts[i], parts[i - 1]]
    const [x = 0, y = 0] = before?.numbers.slice(-2) ?? []
    const [a, b, c, e] = part?.numbers ?? []
    d += part?.command === 'C' ? `C${c} ${e} ${a} ${b} ${x} ${y}` : `L${x} ${y}`
  }
  return d
}

function seamsOf(columns: Column[], middle: number, stern: number, bow: number, inset: number): string {
  const along = [-1, 1].map((side) => edge(columns, middle, stern + inset, bow, side, inset)).join('')
  const across = columns.slice(1).map((column, i) => {
    const before = columns[i]
    const top = Math.max(column.top, before?.top ?? 0) + inset + 4
    const bottom = Math.min(column.bottom, before?.bottom ?? 0) - inset - 4
    return `M${n(column.left)} ${n(top)}V${n(bottom)}`
  })
  return along + across.join('')
}
