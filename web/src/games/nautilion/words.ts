/** Names as the page says them. */

import { ownName } from '../../lib/seats'
import type { TableLike } from '../../lib/table.svelte'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { cabinToken, reefAt, tokenAt } from './state'

/** A token by its family and number. */
export function kindName(kind: number): string {
  return t('nautilion-page-family', { kind })
}

/** A seat's own name, or its number. */
export function seatName(table: TableLike, seat: number): string {
  return ownName(table.seats, seat) || t('nautilion-page-player', { seat: seat + 1 })
}

/** What a card is called. */
export function cardTitle(play: Play, row: 'darkhouse' | 'heroic', number: number): string {
  const first = play.scenery?.cards[row].find((card) => card.number === number)?.sentences[0]
  return first ? t(`${first[0]}.title`, first[1]) : ''
}

/** What a card does, in its sentences. */
export function cardText(play: Play, row: 'darkhouse' | 'heroic', number: number): string {
  const card = play.scenery?.cards[row].find((one) => one.number === number)
  return card?.sentences.map(([id, args]) => t(id, args)).join(' ') ?? ''
}

/** What is on a place of the path, in a sentence. */
export function placeName(play: Play, place: number): string {
  const { view } = play
  const figure = place === view.nautilion ? 'nautilion' : place === view.phantom ? 'phantom' : 'none'
  if (place === 0 || place > view.path_length) {
    return t('nautilion-page-place-end', { end: place === 0 ? 'isles' : 'abyss', figure })
  }
  const kind = tokenAt(view, place)
  const here = figure !== 'none' ? t('nautilion-page-here', { figure }) : kind ? kindName(kind) : t('nautilion-page-emptied')
  const wanted = kind ? (play.isWanted(place) ? 'yes' : 'no') : 'none'
  const distance = place > view.nautilion ? place - view.nautilion : 0
  return t('nautilion-page-place', { place, what: here, reef: reefAt(view, place), wanted, distance })
}

/** What lies at a spot that somebody points at. */
export function spotName(play: Play, what: string, at: number): string {
  switch (what) {
    case 'path':
      return placeName(play, at)
    case 'space':
      return t('nautilion-page-cell-space', { space: at })
    case 'cabin':
      return `${t('nautilion-page-cabin')}, ${kindName(cabinToken(play.scenery, at))}`
    case 'die':
      return t('nautilion-page-die', { value: play.view.dice[at] ?? 0 })
    case 'reserve':
    case 'discard':
      return `${t(`nautilion-page-${what}`)}, ${kindName(at)}`
    default:
      return ''
  }
}
