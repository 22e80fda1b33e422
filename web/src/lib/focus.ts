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

/** What takes the focus first in a part of the table: a choice, else the button that goes on, else anything that can have it. */
const FIRST = [
  '[role="gridcell"] [tabindex="0"], [data-row], [data-choice], [data-answer], [data-wager]:not(:disabled)',
  '[data-do="confirm"]:not(:disabled), [data-do="uncover"], [data-do="again"]',
  '[tabindex="0"], button:not(:disabled), a[href]',
]

/** Moves the focus into a part of the table, by its id. */
export function focusIn(part: string): void {
  const root = document.getElementById(part)
  const found = FIRST.map((wanted) => root?.querySelector<HTMLElement>(wanted)).find((one) => one)
  ;(found ?? root)?.focus()
}

/** What a button does by itself, for drawn things: Enter and the space bar press it. */
export function onKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    press()
  }
}
