/** The keys of the table, for the hands and for the list of keys. */

import { focusIn } from '../../lib/focus'
import type { Key } from '../../lib/keys.svelte'
import type { Play } from './play.svelte'
import { MAJORS } from './state'

function press(): void {
  document.querySelector<HTMLButtonElement>('[data-do="confirm"]:not(:disabled)')?.click()
}

export function tableKeys(play: Play, rule: () => void, turn: () => void): Key[] {
  const nothing = () => undefined
  const wager = (track: number) => () => {
    if (play.decision === 'exert') play.wager(track)
  }
  return [
    { key: 'n', does: 'nemo-page-key-wager', run: wager(0) },
    { key: 'c', does: 'nemo-page-key-wager', run: wager(1) },
    { key: 'h', does: 'nemo-page-key-wager', run: wager(2) },
    { key: 'r', does: 'nemo-page-key-roll', run: () => (play.rolling ? press() : undefined) },
    { key: 'g', does: 'nemo-page-key-go', run: press },
    { key: 'Enter', does: 'nemo-page-key-enter', run: () => (play.rolling ? undefined : press()) },
    ...MAJORS.map((ocean) => ({
      key: String(ocean + 1),
      does: 'nemo-page-key-ocean',
      run: () => document.querySelector<SVGElement>(`[data-ocean="${ocean}"]`)?.focus(),
    })),
    { key: 'ArrowRight', does: 'nemo-page-key-arrows', run: nothing, listed: true },
    { key: 'ArrowUp', does: 'nemo-page-key-links', run: nothing, listed: true },
    { key: 'd', does: 'nemo-page-key-decision', run: () => focusIn('decision') },
    { key: 'i', does: 'nemo-page-key-rule', run: rule },
    {
      key: 'Escape',
      does: 'nemo-page-key-escape',
      run: () => {
        turn()
        play.renew()
      },
    },
  ]
}
