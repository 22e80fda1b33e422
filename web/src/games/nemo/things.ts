/** What the reader says about everything that has a name in Nemo's War. All of it comes from the game's tables, view and explanation. */

import type { Entry, Named, Row } from '../../lib/reader.svelte'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import type { ShipAbout, TreasureSort } from './shapes'
import {
  AT_SEA,
  BELOW_DECK,
  cardsAt,
  DESTROYED,
  FAILED,
  FIRST_ADVENTURE,
  IN_PLAY,
  INSTALLED,
  ON_OFFER,
  ownerOf,
  PASSED,
  salvageOf,
  shipsIn,
  TABLEAU,
  tokensIn,
} from './state'
import {
  cardDoes,
  cardName,
  cardRule,
  characterDoes,
  characterName,
  motiveName,
  oceanName,
  percent,
  shipName,
  signed,
  stateName,
  together,
  trackName,
  treasureDoes,
  treasureName,
  upgradeDoes,
  upgradeName,
} from './words'

/** The rules of the upgrades, in their order. */
const UPGRADES =
  'arcane-library double-hull crew-armor fog-machine hydro-drive magnetic-mines monstrous-design periscope reinforced-armor steam-torpedoes strengthened-prow adventurers-league cell-batteries electric-horns officers-mess sanctorum war-room diving-apparatus clockwork-cipher crystalline-sensors map-room prism-binoculars electro-coil-bolts manifesto prize-crew-quarters guilds-deck hospital-machines armory gas-turbines'.split(
    ' ',
  )
const CHARACTERS = ['aronnax', 'conseil', 'ned-land', 'first-officer', 'second-officer', 'chief-engineer']
export const MOTIVES = 'explore science anti-imperialism war humanist piracy world-order adventure'.split(' ')
const DEADLY = 'coastal-village cyclone fire-aboard nautilus-breakdown red-sky rogue-wave uncharted-island'.split(' ')
const TRACK_RULES = ['broken', 'killed', 'shattered']
const SORT_RULES: Record<TreasureSort, string[]> = {
  map: ['treasure-maps'],
  wonder: ['treasure-wonders'],
  retain: ['treasure-retain'],
  event: ['treasure-x'],
  ally: ['ally-tokens', 'allies-help'],
  adventure: ['adventure-tokens', 'adventure-claimed'],
}
const PLACES = {
  [BELOW_DECK]: 'below',
  [TABLEAU]: 'tableau',
  [PASSED]: 'passed',
  [FAILED]: 'failed',
  [IN_PLAY]: 'play',
} as const

const shipNamed = (ship: number, side: number): Named => ({ name: `ship-${ship}`, title: shipName(ship, side) })
const oceanNamed = (ocean: number): Named => ({ name: `ocean-${ocean}`, title: oceanName(ocean) })
const text = (label: string, words: string): Row | null => (words ? { label: t(label), text: words } : null)
const named = (label: string, all: readonly Named[]): Row | null => (all.length > 0 ? { label: t(label), named: all } : null)

/** What there is to read about a name; null for nothing. `more` opens the table of the seas. */
export function entryOf(play: Play, name: string, more: (ocean: number) => void): Entry | null {
  const cut = name.lastIndexOf('-')
  const [kind, at] = [name.slice(0, cut), Number(name.slice(cut + 1))]
  switch (kind) {
    case 'ship':
      return shipEntry(play, at)
    case 'ocean':
      return oceanEntry(play, at, more)
    case 'card':
      return cardEntry(play, at)
    case 'upgrade':
      return upgradeEntry(play, at)
    case 'character':
      return characterEntry(play, at)
    case 'treasure':
      return treasureEntry(play, at)
    case 'deadly':
      return {
        kind: t('nemo-page-read-deadly'),
        title: t('deadly', { deadly: at }),
        does: t('deadly-does', { deadly: at }),
        rules: [DEADLY[at] ?? '', 'deadly-seas'],
      }
    case 'attribute':
      return {
        kind: t('nemo-page-read-attribute'),
        title: t('attribute', { attribute: at }),
        does: t('attribute-does', { attribute: at }),
        rules: ['attribute-tokens', 'attribute-points'],
      }
    case 'nadeen':
      return {
        kind: t('nemo-page-read-character'),
        title: t('character-nadeen'),
        does: t('character-nadeen-does'),
        rules: ['nadeen-dakkar', 'nadeen-lost'],
      }
    case 'motive':
      return {
        kind: t('nemo-page-read-motive'),
        title: motiveName(at),
        does: t(`motive-${MOTIVES[at]}.about`),
        rules: [`motive-${MOTIVES[at]}`, 'motives'],
      }
    case 'track':
      return trackEntry(play, at)
    default:
      return null
  }
}

function shipFigures(one: ShipAbout): NonNullable<Entry['figures']> {
  return [
    ...(one.attack > 0 ? [{ value: String(one.attack), label: t('nemo-page-read-attack') }] : []),
    { value: String(one.defence), label: t('nemo-page-read-defence') },
    { value: String(one.points), label: t('nemo-page-read-points', { points: one.points }) },
    { value: signed(one.notoriety), label: t('nemo-page-read-notoriety') },
  ]
}

/** What an attack on a ship now would come to, each way to make it. */
function chances(play: Play, ship: number): string {
  const answers = play.table.about?.decisions.find((one) => one.name === 'target')?.answers ?? []
  const told = play.choices.flatMap((choice) => {
    const aim = choice.aims?.find((one) => answers[one.answer]?.[2]?.ship === ship)
    const roll = aim?.roll ?? (choice.args.ship === ship ? choice.roll : undefined)
    return roll
      ? [t('nemo-page-read-aim', { style: choice.notation.split(' ')[0] ?? '', chance: percent(roll.passes, roll.of) })]
      : []
  })
  return told.join(' ')
}

function shipEntry(play: Play, ship: number): Entry | null {
  const one = play.ship(ship)
  if (!one) return null
  const other = play.ship(ship, one.side === 1 ? 0 : 1)
  const ocean = (play.view.ships[ship] ?? 0) - AT_SEA
  const bonus = one.bonus === 'none' ? '' : t('nemo-page-bonus', { bonus: one.bonus })
  return {
    kind: t('nemo-page-read-ship', { kind: t(`class-${one.ship_class}`), group: t(`group-${one.group}`) }),
    title: shipName(ship, one.side),
    figures: shipFigures(one),
    rows: [
      text('page-read-now', chances(play, ship)),
      text('nemo-page-read-sunk', bonus),
      ocean >= 0 && ocean < play.scenery.oceans.length ? named('page-read-where', [oceanNamed(ocean)]) : null,
      other
        ? text(
            'page-read-other',
            t('nemo-page-read-figures', {
              ship: shipName(ship, other.side),
              attack: other.attack,
              defence: other.defence,
              points: other.points,
            }),
          )
        : null,
    ],
    rules: one.attack > 0 ? ['warships', 'attack', 'tonnage'] : ['ship-tokens', 'attack', 'tonnage'],
  }
}

function oceanEntry(play: Play, ocean: number, more: (ocean: number) => void): Entry | null {
  const { view, scenery } = play
  const about = scenery.oceans[ocean]
  if (!about) return null
  const ships = shipsIn(view, ocean)
  const tokens = tokensIn(view, scenery.adventures, ocean)
  const does = t('nemo-page-sea', {
    ships: ships.length + (view.hidden[ocean] ?? 0),
    spaces: about.spaces,
    hidden: view.hidden[ocean] ?? 0,
    gem: view.gems[ocean] ? 'yes' : 'no',
    cubes: view.cubes[ocean] ?? 0,
    lands: about.lands,
  })
  return {
    kind: t(view.nautilus === ocean ? 'nemo-page-read-here' : 'nemo-page-read-ocean'),
    title: oceanName(ocean),
    does: view.face_down.includes(ocean) ? `${does} ${t('nemo-page-token-unknown')}` : does,
    rows: [
      named(
        'nemo-page-read-ships',
        ships.map((ship) => shipNamed(ship, view.backs[ship] ?? 0)),
      ),
      named(
        'nemo-page-read-adventures',
        tokens.map((token) => ({
          name: `treasure-${FIRST_ADVENTURE + token}`,
          title: treasureName(FIRST_ADVENTURE + token),
        })),
      ),
      named('nemo-page-read-sails', about.links.map(oceanNamed)),
      named('nemo-page-read-spreads', about.dotted.map(oceanNamed)),
    ],
    rules: ['oceans', 'open-spaces', 'overstacked'],
    links: [{ label: t('nemo-page-read-seas'), run: () => more(ocean) }],
  }
}

function cardEntry(play: Play, card: number): Entry | null {
  const about = play.scenery.cards.find((one) => one.card === card)
  if (!about) return null
  const place = Object.entries(PLACES).find(([at]) => cardsAt(play.view, Number(at)).includes(card))?.[1]
  return {
    kind: t('nemo-page-read-card', { kind: about.kind, standing: about.standing }),
    title: cardName(card),
    does: about.does ? together(about.does) : cardDoes(card),
    rows: [
      about.test > 0 ? text('nemo-page-test', String(about.test)) : null,
      place ? text('page-read-where', t('nemo-page-read-lies', { place })) : null,
    ],
    rules: [cardRule(card)],
  }
}

function upgradeEntry(play: Play, upgrade: number): Entry | null {
  const [price, at] = [play.scenery.prices[upgrade], play.view.upgrades[upgrade] ?? 0]
  if (price === undefined) return null
  const salvage = salvageOf(play.view)
  const now =
    at === INSTALLED
      ? 'fitted'
      : at === DESTROYED
        ? 'wrecked'
        : at === ON_OFFER
          ? price <= salvage
            ? 'reach'
            : 'short'
          : 'aside'
  return {
    kind: t('nemo-page-read-upgrade'),
    title: upgradeName(upgrade),
    does: upgradeDoes(upgrade),
    rows: [
      text('page-read-now', t('nemo-page-read-upgrade-now', { now, short: price - salvage })),
      text('page-read-price', t('nemo-page-read-price', { price })),
    ],
    rules: [`upgrade-${UPGRADES[upgrade]}`, 'refit'],
  }
}

function characterEntry(play: Play, character: number): Entry | null {
  if (!CHARACTERS[character]) return null
  const { view } = play
  const attribute = (view.attributes[character] ?? 0) - 1
  const owner = ownerOf(view, character)
  return {
    kind: t('nemo-page-read-character'),
    title: characterName(character),
    does: characterDoes(character),
    rows: [
      text('page-read-now', t('nemo-page-read-aboard', { gone: view.characters.includes(character) ? 'yes' : 'no' })),
      owner > 0 ? text('nemo-page-read-owner', t('nemo-page-owner', { number: owner })) : null,
      attribute >= 0 && attribute < 6
        ? named('nemo-page-read-attribute', [{ name: `attribute-${attribute}`, title: t('attribute', { attribute }) }])
        : null,
    ],
    rules: [CHARACTERS[character], 'sacrifice', 'score-characters'],
  }
}

function treasureEntry(play: Play, treasure: number): Entry | null {
  const sort = play.scenery.treasure_sorts[treasure]
  if (!sort) return null
  const worth = play.scenery.treasure_points[treasure] ?? -1
  return {
    kind: t('nemo-page-read-treasure', { sort }),
    title: treasureName(treasure),
    does: treasureDoes(treasure),
    rows: [
      text(
        'page-read-now',
        t('nemo-page-read-held', { count: play.view.held[treasure] ?? 0, cup: play.view.cup[treasure] ?? 0 }),
      ),
      worth >= 0 ? text('page-read-worth', t('nemo-page-read-worth', { points: worth })) : null,
    ],
    rules: SORT_RULES[sort],
  }
}

function trackEntry(play: Play, track: number): Entry | null {
  const about = play.known?.tracks[track]
  if (!about) return null
  return {
    kind: t('nemo-page-read-track'),
    title: trackName(track),
    does: t('nemo-page-track-at', { at: about.at, start: about.start }),
    rows: [
      text('page-read-now', stateName(track, about.at)),
      text('nemo-page-read-exert', signed(about.exert)),
      about.points !== 0 ? text('page-read-worth', t('nemo-page-read-worth', { points: about.points })) : null,
    ],
    rules: ['resources', 'exert-values', TRACK_RULES[track] ?? 'broken'],
  }
}
