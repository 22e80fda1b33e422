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
}

export const OCEANS = Array.from({ length: 12 }, (_, ocean) => ocean)
export const MAJORS = OCEANS.slice(0, 6)
export const TRACKS = [0, 1, 2]
export const GROUPS = ['white', 'pale-yellow', 'blue', 'green', 'dark-yellow', 'orange', 'red', 'black']
export const COLUMNS = [0, 1, 2, 3, 4, 5]
export const RISING = 52

const CUP = 1
const DISCARDED = 2
export const AT_SEA = 10
const TONNAGE = 30
const SALVAGED = 40
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

/** How many Allies lie in a row of the Tonnage track in the place of ships. */
export const alliesIn = (view: View, row: number): number => view.ally_rows.filter((one) => one === row + 1).length
export const salvaged = (view: View): number[] => placed(view, SALVAGED)
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

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
