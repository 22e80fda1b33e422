/** Arrow keys over things that lie in rows: only one of them is a stop for the tab key. */

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus from button to button of a grid. */
export function moveFocus(event: KeyboardEvent, rows: HTMLElement[][]): void {
  const step = STEPS[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const row = rows.findIndex((buttons) => buttons.some((button) => button === document.activeElement))
  if (row < 0) return
  const column = rows[row]?.indexOf(document.activeElement as HTMLElement) ?? 0
  const next = rows[row + step[0]]?.[column + step[1]]
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
}

/** Moves the focus along a line; both axes count, as the path winds. */
export function alongLine(event: KeyboardEvent, now: number, first: number, last: number): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const goal: Record<string, number> = {
    ArrowRight: now + 1,
    ArrowDown: now + 1,
    ArrowLeft: now - 1,
    ArrowUp: now - 1,
    Home: first,
    End: last,
    PageDown: now + 5,
    PageUp: now - 5,
  }
  const next = goal[event.key]
  if (next === undefined) return null
  event.preventDefault()
  event.stopPropagation()
  return Math.max(first, Math.min(last, next))
}
