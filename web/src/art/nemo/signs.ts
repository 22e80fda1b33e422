/** Signs of upgrades, characters, treasures and actions, drawn in lines around 0, 0 within a radius of 10. */

export const UPGRADE_SIGNS = [
  'M0 -6Q-5 -9 -9 -6V7Q-5 4 0 7Q5 4 9 7V-6Q5 -9 0 -6ZM0 -6V7', // Arcane Library: an open book
  'M-10 0Q0 -12 10 0Q0 12 -10 0ZM-6 0Q0 -7 6 0Q0 7 -6 0Z', // Double Hull: a hull in a hull
  'M0 -9A5 5 0 0 1 5 -4V-2H-5V-4A5 5 0 0 1 0 -9ZM-7 0H7L5 9H-5ZM-2 -5.5A2 2 0 1 0 2 -5.5A2 2 0 1 0 -2 -5.5Z', // Crew Armor: a diver
  'M-9 4A4 4 0 0 1 -6 -3A6 6 0 0 1 5 -4A4 4 0 0 1 8 4ZM-8 7H8M-5 10H5', // Fog Machine: a cloud
  'M0 0Q-7 -9 -2 -10Q3 -9 0 0Q9 -6 10 -1Q9 4 0 0Q6 9 1 10Q-4 9 0 0Q-9 6 -10 1Q-9 -4 0 0Z', // Hydro Drive: a screw
  'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5ZM0 -10V-5M0 5V10M-10 0H-5M5 0H10M-7 -7L-3.5 -3.5M7 7L3.5 3.5M7 -7L3.5 -3.5M-7 7L-3.5 3.5', // Magnetic Mines
  'M-10 4Q-6 -8 2 -7Q9 -6 10 2L6 0L4 4L1 1L-2 5L-5 2ZM3 -4H3.5', // Monstrous Design: teeth and an eye
  'M-2 10V-6H8V-2H2V10ZM8 -6A2 2 0 0 1 8 -2M-8 10H8', // Periscope
  'M0 -9Q5 -6 8 -6Q9 5 0 10Q-9 5 -8 -6Q-5 -6 0 -9ZM0 -9V10M-8 0H8', // Reinforced Armor: a plated shield
  'M-10 0L-6 -4H5Q10 -3 10 0Q10 3 5 4H-6ZM-6 -4L-10 -7M-6 4L-10 7M0 -4V4', // Steam Torpedoes
  'M-10 -6H-2L10 0L-2 6H-10M-6 -6V6M-2 -6V6', // Strengthened Prow
  // Those of the expanded box.
  'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10ZM0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z', // Adventurers' League: a compass
  'M-9 -5H9V9H-9ZM-6 -8H-3V-5M3 -8H6V-5M-3 -5V9M3 -5V9M-7 2H-5M-6 1V3M5 2H7', // Cell Batteries: three cells
  'M-10 -2H-5L4 -8V8L-5 2H-10ZM7 -4Q9 0 7 4M9.5 -7Q13 0 9.5 7', // Electric Horns
  'M-9 -1H9M-7 -1V9M7 -1V9M-4 -1Q-4 -6 0 -6T4 -1M0 -6V-8M-10 -10V-5Q-10 -3 -8 -3', // Officers' Mess: a table, a dish
  'M-8 10V0A8 8 0 0 1 8 0V10ZM-3 10V2A3 3 0 0 1 3 2V10M0 -8V-10M-1.5 -9H1.5', // Sanctorum: a vaulted door
  'M-10 -2L0 -6L10 -2L0 2ZM-10 -2V2L0 6L10 2V-2M-4 -3V-9H1L0 -7L1 -5H-4', // War Room: a flag on a table
  'M0 -10A6 6 0 1 1 0 2A6 6 0 1 1 0 -10ZM0 -7A3 3 0 1 1 0 -1A3 3 0 1 1 0 -7ZM-8 10Q-8 3 -4 1M8 10Q8 3 4 1M-8 10H8M6 -6Q11 -6 10 1', // Diving Apparatus
  'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5ZM-1.5 -10H1.5V-5H-1.5ZM-1.5 5H1.5V10H-1.5ZM-10 -1.5H-5V1.5H-10ZM5 -1.5H10V1.5H5ZM-2 -1H2M-2 1H1', // Clockwork Cipher: a wheel with writing
  'M-3 10L-6 0L0 -10L6 0L3 10ZM-6 0H6M0 -10V10M-9 -6Q-11 -2 -9 2M9 -6Q11 -2 9 2', // Crystalline Sensors
  'M-9 -7H9V6H-9ZM-9 6L-6 10H6L9 6M-6 -3Q-3 -6 0 -3T6 -3M-4 1L-1 3M2 0L5 3M5 0L2 3', // Map Room: a chart on its table
  'M-9 6L-6 -7H-2L-1 6ZM9 6L6 -7H2L1 6ZM-1 0H1M-10 6H0V9H-10ZM0 6H10V9H0Z', // Prism Binoculars
  'M2 -10L-5 1H0L-2 10L6 -2H1ZM-10 -7V7M10 -7V7M-10 -4H-8M-10 0H-8M-10 4H-8M10 -4H8M10 0H8M10 4H8', // Electro Coil Bolts
  'M-7 -9H5L8 -6V9H-7ZM-4 -5H2M-4 -2H5M-4 1H5M-4 4H1M4 5A2 2 0 1 1 4 8A2 2 0 1 1 4 5Z', // Manifesto: a sheet with a seal
  'M-10 -8V9M-10 1H10V9M-10 5H10M-7 1V-2H-2V1M2 -9V-2M2 -9H9L7 -6.5L9 -4H2', // Prize Crew Quarters: a berth, a flag
  'M-9 9L2 -2M-1 -5L5 1M-2 -4L3 -9L9 -3L4 2ZM9 9L4 4M-4 -4L-9 -9', // Guilds Deck: a mallet and a chisel
  'M-9 -4H9V9H-9ZM-4 -4V-8H4V-4M-1.5 -1H1.5V1.5H4V4.5H1.5V7H-1.5V4.5H-4V1.5H-1.5Z', // Hospital Machines: a chest
  'M-9 -9L7 7M7 7L9 5M7 7L5 9M-9 -9V-6L5 8M9 -9L-7 7M-7 7L-9 5M-7 7L-5 9M9 -9V-6L-5 8', // Armory: crossed blades
  'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9ZM0 -2.5A2.5 2.5 0 1 1 0 2.5A2.5 2.5 0 1 1 0 -2.5ZM0 -2.5Q4 -5 2 -8.5M2.5 0Q5 4 8.5 2M0 2.5Q-4 5 -2 8.5M-2.5 0Q-5 -4 -8.5 -2', // Gas Turbines
] as const

export const CHARACTER_SIGNS = [
  'M-8 -7H2A4 4 0 0 1 6 -3V8H-4A4 4 0 0 1 -8 4ZM-4 -3H2M-4 1H2', // Aronnax: his book
  'M-1 -9A6 6 0 1 1 -1 3A6 6 0 1 1 -1 -9ZM3.5 1.5L9 8M-4 -3Q-1 -7 2 -4', // Conseil: a lens
  'M-8 9L7 -6M7 -6L2 -6M7 -6V-1M9 -9L7 -6M-6 3L-2 7', // Ned Land: his harpoon
  'M-9 -2Q0 -9 9 -2L6 1H-6ZM-6 1V6Q0 9 6 6V1M0 -4V-1M-3 -2.5H3', // First Officer: his cap
  'M-9 -1Q0 -8 9 -1L6 2H-6ZM-6 2V6Q0 9 6 6V2', // Second Officer
  'M-9 9L1 -1M1 -1A5 5 0 0 1 7 -8L4 -5L5 -3L7 -2L10 -5A5 5 0 0 1 3 1L-7 11Z', // Chief Engineer: a spanner
] as const

/** Of the kinds of treasures: maps, wonders, those to retain, events. */
export const TREASURE_SIGNS: Record<string, string> = {
  map: 'M-9 -6L-3 -9L3 -6L9 -9V6L3 9L-3 6L-9 9ZM-3 -9V6M3 -6V9M-6 1L-5 2M0 -1L1 0M5 -3L8 0M8 -3L5 0',
  wonder: 'M0 -10L9 -5H-9ZM-7 -5V6M-2.5 -5V6M2.5 -5V6M7 -5V6M-9 6H9V9H-9Z',
  retain: 'M-9 -1H9V9H-9ZM-9 -1Q-9 -9 0 -9T9 -1M-2 -1V3H2V-1',
  adventure: 'M0 -10L2.6 -2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6 -2.6Z',
  ally: 'M-7 9V-9M-7 -8H8L4 -3.5L8 1H-7',
  event: 'M0 -9L2.5 -3L9 -3L4 1L6 8L0 4L-6 8L-4 1L-9 -3L-2.5 -3Z',
}

/** Of the actions and other choices, by the name of the answer. */
export const ACTION_SIGNS: Record<string, string> = {
  end: 'M-7 -9H7M-7 9H7M-5 -9Q-5 -2 0 0Q5 2 5 9M5 -9Q5 -2 0 0Q-5 2 -5 9',
  adventure: 'M-7 -9H4L7 -6V9H-7ZM0 -5V1M0 4.500V5',
  bold: 'M-9 9L8 -8M8 -8H3M8 -8V-3M-9 3L-3 9',
  stalk: 'M-10 0Q0 -9 10 0Q0 9 -10 0ZM0 -3A3 3 0 1 1 0 3A3 3 0 1 1 0 -3Z',
  torpedo: 'M-10 0L-6 -4H5Q10 -3 10 0Q10 3 5 4H-6ZM-6 -4L-10 -7M-6 4L-10 7',
  incite: 'M-7 10V-9L8 -5L-7 0M-7 10H-2',
  rest: 'M-9 -6V8M-9 4H9V8M-9 0H9V4M-6 0V-3H-1V0',
  repair: 'M-9 9L0 0M0 0L3 3L9 -3L3 -9L-3 -3ZM-9 9L-7 10L1 1',
  refit: 'M0 -4A4 4 0 1 1 0 4A4 4 0 1 1 0 -4ZM0 -10V-7M0 7V10M-10 0H-7M7 0H10M-7 -7L-5 -5M5 5L7 7M7 -7L5 -5M-5 5L-7 7',
  search: 'M-6 -2L-3.5 -6H3.500L6 -2L0 7ZM-6 -2H6',
  fog: 'M-9 4A4 4 0 0 1 -6 -3A6 6 0 0 1 5 -4A4 4 0 0 1 8 4ZM-8 7H8',
  move: 'M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z',
  card: 'M-7 -9H7V9H-7ZM-4 -5H4M-4 -1H4M-4 3H1',
}
