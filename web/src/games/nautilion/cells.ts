/** The choices beside the slate as cells: a sign and a few words each. */

import { t } from '../../lib/words.svelte'
import type { Choice, Play } from './play.svelte'
import { cabinToken, FIGURES, type FigureName, MERCENARY, REEF } from './state'
import { cardTitle, kindName, seatName } from './words'

type CellSign =
  | { is: 'token'; kind: number; number?: number }
  | { is: 'die'; value: number }
  | { is: 'figure'; which: FigureName }
  | { is: 'card'; row: 'darkhouse' | 'heroic'; number: number }
  | { is: 'none' }

/** The token that stands on a space of the ship. */
function onSpace(play: Play, space: number): number {
  return play.view.mercenaries.includes(space) ? MERCENARY : space
}

function isPlacing(play: Play): boolean {
  return play.decision === 'place-token'
}

export function signFor(play: Play, choice: Choice): CellSign {
  const { kind = 'button', at = 0 } = choice.targets[0] ?? {}
  const number = Number(at)
  if (isPlacing(play)) return { is: 'token', kind: play.view.landed }
  switch (kind) {
    case 'space':
      return { is: 'token', kind: onSpace(play, number) }
    case 'cabin':
      return { is: 'token', kind: cabinToken(play.scenery, number) }
    case 'reserve':
      return { is: 'token', kind: number < 0 ? play.view.reserve.findIndex((count) => count > 0) : number }
    case 'discard':
    case 'token':
      return { is: 'token', kind: number }
    case 'reef':
      return { is: 'token', kind: REEF, number }
    case 'heroic':
      return { is: 'card', row: 'heroic', number }
    case 'card':
      return { is: 'card', row: 'darkhouse', number }
    case 'figure':
      return { is: 'figure', which: FIGURES[number] ?? 'darkhouse' }
    case 'face':
      return { is: 'die', value: number }
    default:
      return { is: 'none' }
  }
}

/** The few words of a cell. */
export function wordsFor(play: Play, choice: Choice): string {
  const { kind = 'button', at = 0 } = choice.targets[0] ?? {}
  const number = Number(at)
  const { view } = play
  switch (kind) {
    case 'space':
      if (play.decision === 'keep-group') return t('nautilion-page-cell-group', { crew: choice.kept?.join(', ') ?? '' })
      if (!isPlacing(play)) return kindName(onSpace(play, number))
      return view.landed === MERCENARY ? t('nautilion-page-cell-space', { space: number }) : t('nautilion-page-cell-board')
    case 'cabin':
      return isPlacing(play) ? t('nautilion-page-cell-cabin') : kindName(cabinToken(play.scenery, number))
    case 'reserve':
      if (isPlacing(play)) return t('nautilion-page-cell-keep')
      if (number < 0) return t('nautilion-page-cell-reserve')
      return t('nautilion-page-pile', { count: view.reserve[number] ?? 0, token: kindName(number) })
    case 'discard':
      return t('nautilion-page-pile', { count: view.discard[number] ?? 0, token: kindName(number) })
    case 'token':
      return kindName(number)
    case 'reef':
      return t('reef', { number })
    case 'heroic':
      return cardTitle(play, 'heroic', number)
    case 'card':
      return cardTitle(play, 'darkhouse', number)
    case 'figure':
      return t(`figure-${FIGURES[number] ?? 'darkhouse'}`)
    case 'seat':
      return t('nautilion-page-cell-first', { name: seatName(play.table, number) })
    case 'face':
      return t('nautilion-page-cell-set', { value: number })
    default:
      return t(choice.id, choice.args)
  }
}

/** Whether a choice has a cell: those on the path do not, and a barred one only if there is something to bar. */
function hasCell(play: Play, choice: Choice): boolean {
  const { kind = 'button', at = 0 } = choice.targets[0] ?? {}
  if (['path', 'gap', 'spell', 'die', 'button'].includes(kind)) return false
  if (play.decision === 'plan' || play.decision === 'roll') return false
  if (choice.legal) return true
  if (kind === 'space') {
    const there = play.view.crew.includes(Number(at)) || play.view.mercenaries.includes(Number(at))
    return isPlacing(play) ? Number(at) === play.view.landed : there
  }
  return ['reserve', 'discard', 'heroic'].includes(kind)
}

/** The cells, what can be chosen first. */
export function cellsOf(play: Play): Choice[] {
  const rank = (choice: Choice) => (choice.legal ? (choice.id === 'do-reserve' ? 1 : 0) : 2)
  return play.choices
    .filter((choice) => hasCell(play, choice))
    .toSorted((one, other) => rank(one) - rank(other) || one.answer - other.answer)
}
