/** Names and sentences as the page says them. */

import { t, words } from '../../lib/words.svelte'
import type { Lots, Sentence } from './shapes'
import { RISING } from './state'

export const said = ([id, args]: Sentence): string => (words.has(id) ? t(id, args) : '')

export const oceanName = (ocean: number): string => t('ocean', { ocean })
export const shipName = (ship: number, side: number): string => t(side ? 'ship-back' : 'ship', { ship })
export const cardName = (card: number): string => t('card', { card })
export const upgradeName = (upgrade: number): string => t('upgrade', { upgrade })
export const treasureName = (treasure: number): string => t('treasure', { treasure })
export const treasureDoes = (treasure: number): string => t('treasure-does', { treasure })
export const trackName = (track: number): string => t('nemo-page-track', { track })
export const motiveName = (motive: number): string => t('motive', { motive })

const FINALES = 'abcdefg'
/** The cards of the expanded box come behind all those of the basic one. */
const LATER = [
  'event-52',
  'event-53',
  'event-54',
  'event-55',
  'event-56',
  'event-57',
  'finale-h',
  'finale-i',
  'finale-j',
  'event-58',
]

/** The id of a card's words. */
export function cardId(card: number): string {
  if (card < RISING) return `event-${card}`
  if (card === RISING) return 'rising'
  const finale = FINALES[card - RISING - 1]
  return finale ? `finale-${finale}` : (LATER[card - RISING - 1 - FINALES.length] ?? '')
}

/** Whether a card turns a page of the voyage: Rising Action, or a Finale. */
export const turnsPage = (card: number): boolean => card >= RISING && !cardId(card).startsWith('event')

/** What a card says. */
export const cardDoes = (card: number): string => t(`${cardId(card)}-does`)
export const characterName = (character: number): string => t('character', { character })
export const upgradeDoes = (upgrade: number): string => t('upgrade-does', { upgrade })
export const characterDoes = (character: number): string => t('character-does', { character })

const STATES = ['nemo', 'crew', 'hull']

/** How a resource stands, in a word: Fit, Tired. */
export const stateName = (track: number, at: number): string => t(`nemo-page-state-${STATES[track]}`, { at })

/** The id of what is told when a card turns a page of the voyage. */
export const cardTale = (card: number): string => `nemo-page-tale-${cardId(card)}`

/** Phrases that begin with “or”. */
const OR = ['row-or', 'row-or-character', 'row-if-in-too']

/** What several rows of a card or of the table of results say; what can be chosen is parted by a word, the rest by commas. */
export function rowsSaid(rows: readonly Sentence[]): string {
  let told = ''
  let apart = false
  for (const row of rows) {
    const phrase = said(row)
    if (!phrase) continue
    if (told) told += apart || OR.includes(row[0]) ? ' ' : ', '
    told += phrase
    apart = row[0] === 'row-or' || row[0] === 'row-choose'
  }
  return told
}

/** Sentences one after the other; the phrases of rows that stand together become one, behind the head before them. */
export function together(more: readonly Sentence[]): string {
  const told: string[] = []
  let rows: Sentence[] = []
  const close = (): void => {
    if (rows.length === 0) return
    const text = `${rowsSaid(rows)}.`
    told.push(told.at(-1)?.endsWith(':') ? text : text.charAt(0).toUpperCase() + text.slice(1))
    rows = []
  }
  for (const one of more) {
    if (one[0].startsWith('row-')) rows.push(one)
    else {
      close()
      told.push(said(one))
    }
  }
  close()
  return told.filter(Boolean).join(' ')
}

/** The rule of a card, which says where its values come from. */
export const cardRule = (card: number): string => cardId(card)

/** A number with its sign: +2, −1. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** A chance with one decimal, as the language writes it. */
export function percent(lots: number, of: number): string {
  return new Intl.NumberFormat(words.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(of > 0 ? lots / of : 0)
}

export const chanceOf = ({ lots, of }: Lots): string => percent(lots, of)

/** Things one after the other, with an “and” before the last. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(things)
}
