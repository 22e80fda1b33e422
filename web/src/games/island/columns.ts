/** A column of the hull in words. */

import { t, words } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { goesBelow, hasMoved, heightOf, topOf } from './state'
import { lying, placeName, whoIs } from './words'

/** What lies on top of a column: the open cards, and how many lie face down. */
export function topsOf(play: Play, column: number): { cards: number[]; unseen: number } {
  const about = play.scenery.columns.find((one) => one.column === column)
  const tops = (about?.faces ?? []).map((_, stack) => topOf(play.view, column, stack))
  const cards = tops.filter((card) => card !== undefined)
  return { cards, unseen: heightOf(play.view, column) > 0 ? tops.length - cards.length : 0 }
}

/** Who stands at a column, on which side. */
function standing(play: Play, column: number): string[] {
  const { view } = play
  return view.columns
    .slice(0, view.players)
    .flatMap((at, seat) => (at === column ? [seat] : []))
    .map((seat) => {
      const side = goesBelow(view) === hasMoved(view, seat) ? 'below' : 'above'
      return t('island-page-stands', { who: whoIs(play, seat), side })
    })
}

/** The whole column as a screen reader says it. */
export function columnName(play: Play, column: number): string {
  const { view } = play
  const about = play.scenery.columns.find((one) => one.column === column)
  const { cards, unseen } = topsOf(play, column)
  const height = heightOf(view, column)
  const parts = [t('island-page-column-is', { column, stacks: about?.stacks ?? 0, height, tops: lying(cards, unseen) })]
  parts.push(...standing(play, column))
  const choice = play.column(column)
  if (choice?.legal) parts.push(t('island-page-column-free', { place: placeName(choice) }))
  else if (choice?.barred)
    parts.push(t('island-page-barred', { rule: words.has(`rule-${choice.barred}`) ? t(`rule-${choice.barred}`) : '' }))
  return parts.join(' ')
}
