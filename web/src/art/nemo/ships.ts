/** Ships as they stand against the sky, drawn in a box of 56 by 24 around 0, 0; the water is at 10. */

export interface Silhouette {
  /** Filled. */
  body: string
  /** Only lines: masts, rigging, smoke. */
  lines: string
}

const HULL = 'M-25 4H25L20 10H-19Z'
const LOW = 'M-26 6H26L22 10H-23Z'

const SAIL: Silhouette = {
  body: `${HULL}M-17 -8H-8V-3H-17ZM-18 -2H-7V3H-18ZM-4 -11H6V-5H-4ZM-5 -4H7V3H-5ZM11 -8H19V-3H11ZM10 -2H20V3H10Z`,
  lines: 'M-12.5 -11V4M1 -14V4M15 -11V4M25 4L31 -1L19 -8',
}
const STEAMER: Silhouette = {
  body: `${HULL}M-4 -6H3V4H-4ZM-14 0H-6V4H-14ZM5 0H15V4H5Z`,
  lines: 'M-17 -11V4M17 -11V4M-17 -10L-4 -4M17 -10L3 -4M-1 -8Q2 -12 -3 -13T-6 -16',
}
const CLIPPER: Silhouette = {
  body: 'M-27 3H24L30 1L21 9Q0 12 -21 9ZM-18 -9H-9L-8 2H-19ZM-5 -12H6L7 2H-6ZM10 -9H18L19 2H9Z',
  lines: 'M-13 -12V3M0 -15V3M14 -12V3M30 1L18 -9M-18 -3H-8M-5 -5H6M10 -3H19',
}
const GHOST: Silhouette = {
  body: `${HULL}M-17 -8H-10L-12 -4L-9 -2L-13 3H-18ZM-4 -11H6L2 -6L6 -3L1 0L4 3H-5Z`,
  lines: 'M-12.5 -11V4M1 -14V4M15 -9V4M11 -5H19M25 4L31 -1',
}
const FRIGATE: Silhouette = {
  body: 'M-26 2H26L21 10H-21ZM-16 -9H-8V-1H-16ZM8 -9H16V-1H8ZM-3 -6H3V2H-3Z',
  lines: 'M-12 -13V2M12 -13V2M0 -12V-6M26 2L32 -3L12 -12M-1 -8Q3 -12 -2 -14',
}
const IRONCLAD: Silhouette = {
  body: 'M-24 2H22L24 6L29 8L22 10H-22ZM-8 -6H-3V2H-8ZM3 -6H8V2H3Z',
  lines: 'M-17 -13V2M17 -13V2M-21 -8H-13M13 -8H21M-17 -12L-5 -4M17 -12L5 -4M-5 -8Q-2 -12 -7 -13M6 -8Q9 -12 4 -13',
}
const CAPITAL: Silhouette = {
  body: `${LOW}M-22 2H22V6H-22ZM-19 -2H-9V2H-19ZM9 -2H19V2H9ZM-6 -5H6V2H-6ZM-4 -11H-1V-5H-4ZM2 -11H5V-5H2Z`,
  lines: 'M-9 -1H-27M19 -1H27M0 -16V-5M-3 -14H3M-15 -2V-9M14 -2V-9',
}
const MONSTER: Silhouette = {
  body: 'M-28 10Q-26 -2 -19 -2T-10 10H-6Q-4 0 2 0T10 10H14Q12 -8 20 -11Q29 -12 29 -5L22 -4Q18 -2 19 10H-15Q-15 2 -19 2T-23 10Z',
  lines: 'M24 -8H24.5M29 -5L33 -6',
}
const AIRSHIP: Silhouette = {
  body: 'M-28 -6Q-16 -15 2 -15T28 -6Q16 3 -2 3T-28 -6ZM-9 6H10L7 10H-6ZM-26 -8L-32 -13L-30 -5L-32 1L-26 -4Z',
  lines: 'M-7 3V6M7 3V6M-12 -14V2M8 -15V2M-20 -6H22',
}
const RAM: Silhouette = {
  body: 'M-26 6H18L32 9L20 10H-24ZM-8 -1H6V6H-8ZM-1 -9H3V-1H-1Z',
  lines: 'M6 2H15M-16 -6V6M1 -10Q4 -13 -1 -15',
}
const RAIDER: Silhouette = {
  body: 'M-26 3H24L29 1L21 10H-20ZM-17 -9L-8 2H-17ZM12 -10L20 2H12ZM-3 -5H3V3H-3Z',
  lines: 'M-17 -13V3M12 -13V3M-17 -13H-24L-21 -11L-24 -9H-17M0 -7Q3 -11 -2 -13',
}

const CONVOY: Silhouette = {
  body: 'M-30 5H-12L-14 10H-28ZM-8 4H10L8 10H-6ZM14 5H32L30 10H16ZM-24 0H-19V5H-24ZM-2 -2H4V4H-2ZM20 0H25V5H20Z',
  lines: 'M-21 -6V0M1 -9V-2M22 -6V0M-21 -6Q-18 -9 -22 -11M1 -9Q4 -12 0 -14M22 -6Q25 -9 21 -11',
}

const BY_CLASS: Record<string, Silhouette> = {
  freighter: STEAMER,
  passenger: SAIL,
  clipper: CLIPPER,
  mail: STEAMER,
  whaler: SAIL,
  slaver: SAIL,
  ghost: GHOST,
  frigate: FRIGATE,
  'armored-frigate': FRIGATE,
  ironclad: IRONCLAD,
  ironside: IRONCLAD,
  battleship: CAPITAL,
  capital: CAPITAL,
  monster: MONSTER,
  raider: RAIDER,
  'steam-cruiser': STEAMER,
  airship: AIRSHIP,
  ram: RAM,
  pirate: RAIDER,
  convoy: CONVOY,
}

export const silhouetteOf = (kind: string): Silhouette => BY_CLASS[kind] ?? SAIL

/** The letters of the colour groups; the white one needs none. */
export const GROUP_LETTERS = ['', 'Y', 'B', 'G', 'D', 'O', 'R', 'K', 'S']
