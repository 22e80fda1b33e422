/** What the reader says about everything that has a name in Nautilion. All of it comes from the game's tables, view and explanation;
 * what a kind of token is for is said by its rule. */

import type { Entry, Named, Row } from '../../lib/reader.svelte'
import { ruleSays } from '../../lib/rules.svelte'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { meaning } from './prompt'
import type { CardAbout } from './shapes'
import { cabinToken, GREEN, MERCENARY, REEF, reefAt, tokenAt } from './state'
import { cardText, cardTitle, kindName, placeName } from './words'

const SPELLS = ['whirlwind', 'tide', 'translation'] as const
const MAGE = 10

type Family = 'green' | 'crew' | 'mage' | 'mercenary' | 'reef'
/** The rule that says what a family of tokens is for, and those that go with it. */
const RULES: Record<Family, readonly [string, ...string[]]> = {
  green: ['spell-cost', 'darkhouse-toll', 'reserve-alike'],
  crew: ['place-on-ship', 'duct-placement', 'crew-tokens'],
  mage: ['cabin-place', 'mage-reroll', 'mage-tokens'],
  mercenary: ['mercenary-place', 'harpoons', 'phantom-recruits'],
  reef: ['reef-landing', 'reef-roll', 'phantom-reef'],
}

const text = (label: string, words: string): Row | null => (words ? { label: t(label), text: words } : null)

/** What there is to read about a name; null for nothing. */
export function entryOf(play: Play, name: string): Entry | null {
  const cut = name.lastIndexOf('-')
  const [kind, at] = [name.slice(0, cut), Number(name.slice(cut + 1))]
  switch (kind) {
    case 'token':
      return tokenEntry(play, at)
    case 'place':
      return placeEntry(play, at)
    case 'reef':
      return reefEntry(play, at)
    case 'space':
      return tokenEntry(play, at, spaceSaid(play, at))
    case 'cabin': {
      const token = cabinToken(play.scenery, at)
      return tokenEntry(
        play,
        token,
        t('nautilion-page-cabin-space', { token: kindName(token), there: play.view.cabin.includes(at) ? 'yes' : 'no' }),
      )
    }
    case 'darkhouse':
      return darkhouseEntry(play, at)
    case 'heroic':
      return heroicEntry(play, at)
    case 'spell':
      return spellEntry(play, at)
    case 'ship':
      return {
        kind: t('nautilion-page-read-ship'),
        title: t('nautilion-page-ship', { ship: play.scenery.ship }),
        does: ruleSays('duct-placement'),
        rules: ['duct-placement', 'ship-ducts', 'ship-classes'],
      }
    default:
      return null
  }
}

function familyOf(kind: number): Family {
  if (kind === GREEN) return 'green'
  if (kind === MERCENARY) return 'mercenary'
  if (kind === REEF) return 'reef'
  return kind >= MAGE ? 'mage' : 'crew'
}

export function spaceSaid(play: Play, space: number): string {
  const { view, scenery } = play
  const holds = view.mercenaries.includes(space) ? 'mercenary' : view.crew.includes(space) ? 'crew' : 'empty'
  const ducts = scenery.ducts.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []))
  return t('nautilion-page-space', { space, holds, ducts: ducts.join(', ') || 'none' })
}

/** Where a kind of token counts. */
function homesOf(play: Play, kind: number): Named[] {
  const targets = play.scenery.homes.find((one) => one.token === kind)?.targets ?? []
  return targets.flatMap((one) =>
    one.kind === 'space'
      ? [{ name: `space-${one.at}`, title: t('nautilion-page-cell-space', { space: Number(one.at) }) }]
      : [{ name: `cabin-${one.at}`, title: t('nautilion-page-cabin') }],
  )
}

function tokenEntry(play: Play, kind: number, now = ''): Entry {
  const family = familyOf(kind)
  const homes = homesOf(play, kind)
  const [first, ...rules] = RULES[family]
  return {
    kind: t('nautilion-page-read-token', { family }),
    title: kindName(kind),
    does: ruleSays(first),
    rows: [text('page-read-now', now), homes.length > 0 ? { label: t('nautilion-page-read-counts'), named: homes } : null],
    rules: [first, ...rules],
  }
}

function placeEntry(play: Play, place: number): Entry | null {
  const { view } = play
  const now = placeName(play, place)
  const reef = reefAt(view, place)
  const beside: Row | null = reef
    ? {
        label: t('nautilion-page-read-beside'),
        named: [{ name: `reef-${reef}`, title: t('nautilion-page-read-reef', { reef }) }],
      }
    : null
  if (place === view.nautilion || place === view.phantom) {
    const which = place === view.nautilion ? 'nautilion' : 'phantom'
    const rules = [`${which}-move`, which === 'nautilion' ? 'victory' : 'phantom-arrives']
    return {
      kind: t('nautilion-page-read-figure'),
      title: t('nautilion-page-read-which', { which }),
      does: ruleSays(rules[0] ?? ''),
      rows: [text('page-read-now', now), beside],
      rules,
    }
  }
  if (place === 0 || place > view.path_length) {
    return {
      kind: t('nautilion-page-read-end'),
      title: now,
      does: ruleSays('setup-ends'),
      rules: ['setup-ends', place === 0 ? 'phantom-arrives' : 'victory'],
    }
  }
  const kind = tokenAt(view, place)
  if (!kind) return null
  const entry = tokenEntry(play, kind, now)
  return { ...entry, rows: [...(entry.rows ?? []), beside] }
}

function reefEntry(play: Play, reef: number): Entry {
  const [first, ...rules] = RULES.reef
  const { reef_escape: least, reef_bonus: bonus } = play.scenery
  return {
    kind: t('nautilion-page-read-token', { family: 'reef' }),
    title: t('nautilion-page-read-reef', { reef }),
    does: ruleSays(first),
    rows: [text('page-read-price', t('nautilion-page-read-escape', { escape: least, bonus, reef }))],
    rules: [first, ...rules],
  }
}

function cardEntry(
  card: CardAbout | undefined,
  rows: readonly (Row | null)[],
  entry: Pick<Entry, 'kind' | 'title' | 'does'>,
): Entry | null {
  return card ? { ...entry, rows, rules: card.rules } : null
}

function darkhouseEntry(play: Play, number: number): Entry | null {
  const { view, scenery } = play
  const card = scenery.cards.darkhouse.find((one) => one.number === number)
  const cards = view.cards.filter((one) => one > 0)
  const now = view.turn > 0 && view.cards[view.lamp] === number
  const next = cards[(cards.indexOf(number) + 1) % cards.length] ?? 0
  const after: Named = { name: `darkhouse-${next}`, title: cardTitle(play, 'darkhouse', next) }
  return cardEntry(
    card,
    [next && next !== number && cards.includes(number) ? { label: t('nautilion-page-read-next'), named: [after] } : null],
    {
      kind: t('nautilion-page-read-darkhouse', { colour: card?.colour ?? '', now: now ? 'yes' : 'no' }),
      title: cardTitle(play, 'darkhouse', number),
      does: cardText(play, 'darkhouse', number),
    },
  )
}

function heroicEntry(play: Play, number: number): Entry | null {
  const card = play.scenery.cards.heroic.find((one) => one.number === number)
  const choice = play.at('heroic', number)
  return cardEntry(
    card,
    [text('page-read-now', choice ? meaning(choice) : ''), text('page-read-price', t('nautilion-page-read-crew'))],
    {
      kind: t('nautilion-page-read-heroic'),
      title: cardTitle(play, 'heroic', number),
      does: cardText(play, 'heroic', number),
    },
  )
}

function spellEntry(play: Play, at: number): Entry | null {
  const name = SPELLS[at]
  if (!name) return null
  const barred = play.told?.spells.find((one) => one.name === name)?.barred
  return {
    kind: t('nautilion-page-read-spell'),
    title: t(`nautilion-page-${name}`),
    does: ruleSays(name),
    rows: [
      text('page-read-now', barred ? ruleSays(barred) : ''),
      text('page-read-price', t('nautilion-page-costs', { price: play.scenery.costs[name] })),
    ],
    rules: [name, 'spell-payment', 'spell-prices'],
  }
}
