/** The keys of the table, for the hands and for the list of keys. */

import { focusIn } from '../../lib/focus'
import type { Key } from '../../lib/keys.svelte'
import type { Play } from './play.svelte'

function pickUp(play: Play, die: number): void {
  const column = play.columns.findIndex((one) => one.die === die)
  if (play.decision === 'plan' && column >= 0) play.held = column
}

/** Gives the die that is picked up, or the only one that is left, to a figure. */
function give(play: Play, figure: number): void {
  if (play.decision !== 'plan' || !play.table.canAnswer) return
  const free = play.columns.flatMap((one, column) => (one.settled === null && !play.pins.includes(column) ? [column] : []))
  const column = play.held ?? (free.length === 1 ? free[0] : null)
  if (column !== null && column !== undefined) play.pin(figure, column)
}

function press(): void {
  document.querySelector<HTMLButtonElement>('[data-do="confirm"]:not(:disabled)')?.click()
}

function pointAt(play: Play): void {
  const spot = document.activeElement?.closest('[data-spot]')?.getAttribute('data-spot')
  const [, what, at] = /^(.+)-(\d+)$/.exec(spot ?? '') ?? []
  if (what) play.table.point(what, Number(at))
}

export function tableKeys(play: Play, rule: () => void): Key[] {
  const nothing = () => undefined
  return [
    ...[1, 2, 3].map((die) => ({ key: String(die), does: 'nautilion-page-key-dice', run: () => pickUp(play, die - 1) })),
    ...['d', 'p', 'n'].map((key, figure) => ({ key, does: 'nautilion-page-key-figures', run: () => give(play, figure) })),
    { key: 'ArrowRight', does: 'nautilion-page-key-arrows', run: nothing, listed: true },
    { key: 'Enter', does: 'nautilion-page-key-enter', run: press },
    { key: 'g', does: 'nautilion-page-key-give', run: press },
    { key: 'r', does: 'nautilion-page-key-rule', run: rule },
    { key: 'w', does: 'nautilion-page-key-path', run: () => focusIn('sea') },
    { key: 'v', does: 'nautilion-page-key-path', run: () => focusIn('ship') },
    { key: 'c', does: 'nautilion-page-key-path', run: () => focusIn('decision') },
    { key: 'o', does: 'nautilion-page-key-point', run: () => pointAt(play) },
    { key: 'Escape', does: 'nautilion-page-key-escape', run: () => play.renew() },
  ]
}
