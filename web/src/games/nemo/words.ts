/** Names and sentences as the page says them. */

import { t, words } from '../../lib/words.svelte'
import type { Lots, Sentence } from './aid'
import { RISING } from './state'

export const said = ([id, args]: Sentence): string => (words.has(id) ? t(id, args) : '')

export const oceanName = (ocean: number): string => t('ocean', { ocean })
export const shipName = (ship: number, side: number): string => t(side ? 'ship-back' : 'ship', { ship })
export const cardName = (card: number): string => t('card', { card })
export const upgradeName = (upgrade: number): string => t('upgrade', { upgrade })
export const characterName = (character: number): string => t('character', { character })
export const treasureName = (treasure: number): string => t('treasure', { treasure })
export const trackName = (track: number): string => t('nemo-page-track', { track })
export const motiveName = (motive: number): string => t('motive', { motive })

const FINALES = 'abcdefg'
const UPGRADES = [
  'arcane-library',
  'double-hull',
  'crew-armor',
  'fog-machine',
  'hydro-drive',
  'magnetic-mines',
  'monstrous-design',
  'periscope-device',
  'reinforced-armor',
  'steam-torpedoes',
  'strengthened-prow',
]
const CHARACTERS = ['aronnax', 'conseil', 'ned-land', 'first-officer', 'second-officer', 'chief-engineer']

/** The id of a card's words. */
function cardId(card: number): string {
  if (card < RISING) return `event-${card}`
  return card === RISING ? 'rising' : `finale-${FINALES[card - RISING - 1]}`
}

/** What a card says. */
export const cardDoes = (card: number): string => t(`${cardId(card)}-does`)
export const upgradeDoes = (upgrade: number): string => t(`upgrade-${UPGRADES[upgrade]}-does`)
export const characterDoes = (character: number): string => t(`character-${CHARACTERS[character]}-does`)

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

/** A chance that may be tiny, with two figures that count. */
export function smallChance({ lots, of }: Lots): string {
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumSignificantDigits: 2 }).format(lots / of)
}

/** What several rows of a card or of the table of results say. */
export const rowsSaid = (rows: readonly Sentence[]): string => rows.map(said).filter(Boolean).join('; ')

/** Things one after the other, with an “and” before the last. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(things)
}
