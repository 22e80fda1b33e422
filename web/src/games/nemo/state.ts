/** What the page reads of a table of Nemo's War: the view, as `state.py` declares it. */

export interface View {
  motive: number
  difficulty: number
  turn: number
  act: number
  pile: number[]
  deck: number
  below: number[]
  cards: number[]
  nautilus: number
  hidden: number[]
  ships: number[]
  backs: number[]
  gems: number[]
  cubes: number[]
  deck_gems: number
  tunnel: number
  groups: number[]
  tracks: number[]
  notoriety: number
  allied: number
  characters: number[]
  upgrades: number[]
  cup: number[]
  held: number[]
  actions: number
  lull: number
  homeward: number
  home: number
  white: number[]
  black: number[]
  arrivals: number[]
  dice: number[]
  exerted: number[]
  amounts: number[]
  drawn: number
  style: number
  salvage_gems: number
  laid: number[]
  ally_rows: number[]
  face_down: number[]
  adventures: number[]
  captains: number
  captain: number
  officers: number[]
  buried: number[]
  broad: number[]
  /** The Attribute token of each character, from 1; 0 while nobody has seen it. */
  attributes: number[]
  shown: number[]
  /** 1 while Nadeen Dakkar is aboard. */
  nadeen: number
  /** Deadly Seas tokens in the ship cup, by kind. */
  deadly: number[]
  /** Red Skies at Night that are kept. */
  red_sky: number
}

export const OCEANS = Array.from({ length: 12 }, (_, ocean) => ocean)
export const MAJORS = OCEANS.slice(0, 6)
export const TRACKS = [0, 1, 2]
export const GROUPS = ['white', 'pale-yellow', 'blue', 'green', 'dark-yellow', 'orange', 'red', 'black', 'deadly-seas']
export const COLUMNS = [0, 1, 2, 3, 4, 5]
export const RISING = 52

const CUP = 1
const DISCARDED = 2
export const AT_SEA = 10
export const TONNAGE = 30
export const SALVAGE = 40
const RELATIONS = 42

/** Where a card is. */
export const BELOW_DECK = 1
export const TABLEAU = 2
export const PASSED = 3
export const FAILED = 4
export const IN_PLAY = 6

/** Where an upgrade is. */
export const ON_OFFER = 1
export const INSTALLED = 2
export const DESTROYED = 3

const placed = (view: View, place: number): number[] => view.ships.flatMap((at, ship) => (at === place ? [ship] : []))

export const shipsIn = (view: View, ocean: number): number[] => placed(view, AT_SEA + ocean)
/** The ships on a row of the Tonnage track: those that were sunk, then those still afloat. */
export const tonnageIn = (view: View, row: number): number[] => [...placed(view, TONNAGE + row), ...befriended(view, row)]
export const befriended = (view: View, row: number): number[] => placed(view, RELATIONS + row)

/** How many boxes ships cover: some cover two. */
export const boxesOf = (view: View, ships: readonly number[]): number =>
  sum(ships.map((ship) => 1 + (view.broad[ship] ?? 0)))

/** How many Allies lie in a row of the Tonnage track in the place of ships. */
export const alliesIn = (view: View, row: number): number => view.ally_rows.filter((one) => one === row + 1).length

const FOUND = 1
/** The kind of treasure that the first Adventure token is. */
export const FIRST_ADVENTURE = 38

/** The Adventure tokens that lie face up in an ocean. */
export const tokensIn = (view: View, about: readonly { ocean: number }[], ocean: number): number[] =>
  view.adventures.flatMap((at, token) => (at === FOUND && about[token]?.ocean === ocean ? [token] : []))

export const salvaged = (view: View): number[] => placed(view, SALVAGE)
/** What there is to pay for a refit with. */
export const salvageOf = (view: View): number => boxesOf(view, salvaged(view)) + view.salvage_gems
export const inCup = (view: View): number[] => placed(view, CUP)
export const discarded = (view: View): number[] => placed(view, DISCARDED)

/** The cards that lie somewhere. */
export const cardsAt = (view: View, place: number): number[] =>
  view.cards.flatMap((at, card) => (at === place ? [card] : []))

/** The upgrades that are somewhere. */
export const upgradesAt = (view: View, place: number): number[] =>
  view.upgrades.flatMap((at, upgrade) => (at === place ? [upgrade] : []))

/** The kinds of treasures that are held, with how many. */
export const treasuresHeld = (view: View): { kind: number; count: number }[] => treasuresIn(view.held)

/** Kinds of treasures, with how many there are; those of which there are none are left out. */
export const treasuresIn = (counts: readonly number[]): { kind: number; count: number }[] =>
  counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []))

/** The captain to whom a character was dealt, counted from 1; 0 where there is only one. */
export const ownerOf = (view: View, character: number): number =>
  view.officers.findIndex((held) => (held >> character) & 1) + 1

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
