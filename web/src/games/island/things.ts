/** What the reader says about everything that has a name on Nautilus Island. All of it comes from the game's tables, view and explanation;
 * what a kind of token is worth is said by its rule. */

import type { Entry, Row } from '../../lib/reader.svelte'
import { ruleSays } from '../../lib/rules.svelte'
import { t } from '../../lib/words.svelte'
import { columnName } from './columns'
import type { Play } from './play.svelte'
import type { Source } from './shapes'
import { colourOf, TREASURES, topOf } from './state'
import { cardName, colourName, listed } from './words'

/** The rule of each kind of bonus token. */
const BONUS_RULES: Partial<Record<Source, string>> = {
  two: 'bonus-two-three',
  three: 'bonus-two-three',
  per_card: 'bonus-per-card',
  double: 'bonus-double',
  odd: 'bonus-odd',
  pair: 'bonus-pair',
}

const text = (label: string, words: string): Row | null => (words ? { label: t(label), text: words } : null)

/** What there is to read about a name; null for nothing. */
export function entryOf(play: Play, name: string): Entry | null {
  const cut = name.lastIndexOf('-')
  const [kind, at] = [name.slice(0, cut), Number(name.slice(cut + 1))]
  switch (kind) {
    case 'card':
      return cardEntry(play, at)
    case 'bonus':
      return bonusEntry(play, at)
    case 'porthole':
      return portholeEntry(play, at)
    case 'column':
      return columnEntry(play, at)
    default:
      return null
  }
}

/** The worth of a treasure; 0 for what is none. */
export const worthOf = (play: Play, card: number): number =>
  colourOf(card) === TREASURES ? (play.scenery.treasures[card % 4] ?? 0) : 0

function cardEntry(play: Play, card: number): Entry {
  const colour = colourOf(card)
  const treasure = colour === TREASURES
  // At a shared screen a hand that is covered is not told of either.
  const about = play.covered ? undefined : play.told?.colours.find((one) => one.colour === colour)
  const rules = treasure
    ? ['treasures-stay', 'treasures-score', 'treasure-values']
    : ['store', 'store-one-colour', 'object-cards']
  return {
    kind: t('island-page-read-card', { colour: colourName(colour) }),
    title: cardName(card),
    does: ruleSays(rules[0] ?? ''),
    rows: [
      treasure ? text('page-read-worth', t('island-page-read-points', { points: worthOf(play, card) })) : null,
      about && !treasure
        ? text(
            'page-read-now',
            about.barred ? ruleSays(about.barred) : t('island-page-read-set', { size: about.size, held: about.held }),
          )
        : null,
      text('island-page-read-copies', t('island-page-read-of', { count: play.scenery.copies })),
    ],
    rules,
  }
}

function bonusEntry(play: Play, kind: number): Entry | null {
  const bonus = play.scenery.bonuses[kind]
  if (!bonus) return null
  const rule = BONUS_RULES[bonus.name] ?? 'bonus-tokens'
  const colours = play.view.spaces.flatMap((one, colour) => (one - 1 === kind ? [colourName(colour)] : []))
  return {
    kind: t('island-page-read-bonus'),
    title: t('bonus', { kind }),
    does: ruleSays(rule),
    rows: [
      colours.length > 0 ? text('page-read-where', t('island-page-read-spaces', { colours: listed(colours) })) : null,
      text('island-page-read-copies', t('island-page-read-of', { count: bonus.count })),
    ],
    rules: [rule, 'bonus-taken', 'bonus-tokens'],
  }
}

function portholeEntry(play: Play, size: number): Entry | null {
  const at = play.scenery.piles.findIndex((one) => one.size === size)
  const values = play.scenery.piles[at]?.values.slice(play.view.piles[at] ?? 0)
  if (!values) return null
  return {
    kind: t('island-page-read-porthole'),
    title: t('island-page-cards', { count: size }),
    does: ruleSays('porthole-exact'),
    rows: [
      text('page-read-worth', values[0] ? t('island-page-read-points', { points: values[0] }) : t('island-page-none-left')),
      values.length > 1 ? text('island-page-read-under', values.slice(1).join(', ')) : null,
    ],
    rules: ['porthole-exact', 'close', 'porthole-piles'],
  }
}

function columnEntry(play: Play, column: number): Entry | null {
  const about = play.scenery.columns.find((one) => one.column === column)
  if (!about) return null
  const tops = [...new Set(about.faces.flatMap((_, stack) => topOf(play.view, column, stack) ?? []))]
  const choice = play.column(column)
  return {
    kind: t('island-page-read-column'),
    title: t('island-page-read-number', { column }),
    does: columnName(play, column),
    rows: [
      tops.length > 0
        ? { label: t('island-page-read-tops'), named: tops.map((card) => ({ name: `card-${card}`, title: cardName(card) })) }
        : null,
    ],
    rules: choice?.barred ? [choice.barred, 'columns'] : ['columns', 'explore', 'collect-all'],
  }
}
