/** Names and sentences as the page says them. */

import { t, words } from '../../lib/words.svelte'
import type { Choice, Play } from './play.svelte'

/** What is said of a choice: the id of the words, with their arguments. */
export type Sentence = readonly [id: string, args: Record<string, number | string>]

export const said = ([id, args]: Sentence): string => (words.has(id) ? t(id, args) : '')

export const cardName = (card: number): string => t('card', { card })
export const colourName = (colour: number): string => t('colour', { colour })

/** A list in words. */
export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(words.language, { type }).format(items)
}

/** A seat's own name, or else its castaway's colour. */
export function seatName(play: Play, seat: number): string {
  return play.table.seats[seat]?.name || t('island-page-castaway', { seat })
}

/** A seat as a player at this page calls it. */
export function whoIs(play: Play, seat: number): string {
  return seat === play.me && !play.shared ? t('island-page-you') : seatName(play, seat)
}

/** What lies on the top of a column, in words. */
export function lying(cards: readonly number[], unseen: number): string {
  const shown = cards.map((card) => t('card.one', { card }))
  return listed(unseen > 0 ? [...shown, t('island-page-unseen', { count: unseen })] : shown)
}

/** The place in the next round that a column would mean, in one of the forms of the words. */
export function placeName(choice: Choice, form = ''): string {
  const [from, to] = choice.places ?? []
  return from && to ? t(`island-page-place${form}`, { from, to }) : ''
}

/** The figure on a bonus token. */
export function figureOf(play: Play, kind: number): string {
  const bonus = play.scenery.bonuses[kind]
  if (!bonus) return ''
  return bonus.name === 'double' ? `×${bonus.points + 1}` : String(bonus.points)
}

/** What a choice means, or why it cannot be. */
export function meaning(choice: Choice): string {
  if (choice.legal) return [choice.sentence, ...(choice.more ?? [])].map(said).join(' ')
  const rule = `rule-${choice.barred}`
  return t('island-page-barred', { rule: words.has(rule) ? t(rule) : '' })
}
