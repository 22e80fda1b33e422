/** Where the figures would come to, for the path: places to ring, bands to draw, ghosts to stand. */

import { previewed } from './gifts'
import type { Play } from './play.svelte'

export interface Mark {
  figure: 'phantom' | 'nautilion'
  die: number
  from: number
  to: number
  passes: number[]
  neighbours: number[]
}

const STILL = ['skipped', 'stays', 'held']

/** The ways of the figures as the slate stands. */
export function marksOf(play: Play): Mark[] {
  const { view } = play
  return previewed(play).flatMap(({ figure, way, die }) => {
    if (!way || STILL.includes(way.how)) return []
    const which = figure === 1 ? 'phantom' : 'nautilion'
    const { place: to, passes, neighbours = [] } = way
    return [{ figure: which, die, from: view[which], to, passes, neighbours }]
  })
}

/** The cell of the slate whose figure would come to a place; the Nautilion's first. */
export function cellTo(play: Play, place: number): { figure: number; column: number } | null {
  const cells = play.told?.slate.filter((cell) => cell.way?.place === place && !STILL.includes(cell.way.how)) ?? []
  const cell = cells.find((one) => one.figure === 2) ?? cells[0]
  const column = play.columns.findIndex((one) => one.die === cell?.die)
  return cell && column >= 0 ? { figure: cell.figure, column } : null
}
