/** The keys of the table, for the hands and for the list of keys. */

import { focusIn } from '../../lib/focus'
import type { Key } from '../../lib/keys.svelte'
import type { Play } from './play.svelte'

function press(): void {
  document.querySelector<HTMLButtonElement>('[data-do="confirm"]:not(:disabled), [data-do="uncover"]')?.click()
}

/** Chooses a column; a barred one says why. */
function go(play: Play, column: number): void {
  const choice = play.column(column)
  if (choice) play.choose(choice)
}

function pick(play: Play, name: string): void {
  const choice = play.button(name)
  if (choice) play.choose(choice)
}

/** Chooses the first way to store that the table offers, and goes to the hand. */
function store(play: Play): void {
  if (play.decision !== 'act') return
  document.querySelector<HTMLElement>('[data-choice^="store-"]')?.click()
  focusIn('hand')
}

export function tableKeys(play: Play, rule: () => void): Key[] {
  const nothing = () => undefined
  return [
    ...play.scenery.columns.map(({ column }) => ({
      key: String(column),
      does: 'island-page-key-columns',
      run: () => go(play, column),
    })),
    { key: 'ArrowRight', does: 'island-page-key-arrows', run: nothing, listed: true },
    { key: 'Enter', does: 'island-page-key-enter', run: press },
    { key: 'g', does: 'island-page-key-go', run: press },
    { key: 'c', does: 'island-page-key-collect', run: () => pick(play, 'collect') },
    { key: 't', does: 'island-page-key-store', run: () => store(play) },
    { key: 'x', does: 'island-page-key-close', run: () => pick(play, 'close') },
    { key: 'o', does: 'island-page-key-leave', run: () => pick(play, 'leave') },
    { key: 'r', does: 'island-page-key-rule', run: rule },
    { key: 'd', does: 'island-page-key-parts', run: () => focusIn('decision') },
    { key: 'h', does: 'island-page-key-parts', run: () => focusIn('hand') },
    { key: 'w', does: 'island-page-key-parts', run: () => focusIn('hull') },
    { key: 'Escape', does: 'island-page-key-escape', run: () => play.renew() },
  ]
}
