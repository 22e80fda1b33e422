/** Submarines with a hole, and their halves, 100 wide as a whole, facing right, around 0, 0. */

export type Part = 'holed' | 'aft' | 'fore'

interface Wreck {
  hull: string
  fins: string
  lines: string
  /** Holes and windows without light. */
  dark: string
}

const port = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const WRECKS: Record<'nautilion' | 'nautilus', Record<Part, Wreck>> = {
  nautilion: {
    holed: {
      hull: 'M50 1Q41 0 34 -7C24 -14 -12 -17 -27 -10Q-33 -6 -38 -2L-50 -14Q-46 0 -50 14L-38 4Q-33 9 -27 13C-12 19 22 18 33 10Q40 3 50 1Z',
      fins: 'M-14 -12L-10 -22L-3 -19L0 -25L5 -20L10 -22L15 -12Z',
      lines: 'M-38 -2V4M36 -2L31 3M-30 2L-26 9M26 -8L23 -2L28 1',
      dark: `M-2 16L1 9L-5 6L4 3L7 -3L11 4L19 2L16 9L22 14Q10 17 -2 16Z${port(-20, 0, 4)}${port(-8, -3, 4)}`,
    },
    aft: {
      hull: 'M-4 16L-9 9L-1 5L-8 -2L0 -7L-6 -14Q-18 -14 -27 -10Q-33 -6 -38 -2L-50 -14Q-46 0 -50 14L-38 4Q-33 9 -27 13Q-16 16 -4 16Z',
      fins: 'M-22 -11L-17 -23L-12 -19L-7 -13Z',
      lines: 'M-38 -2V4M-12 -13L-16 -6M-20 15L-15 9',
      dark: `${port(-24, 1, 4.2)}${port(-13, 1, 4.2)}`,
    },
    fore: {
      hull: 'M50 1Q41 0 34 -7C27 -12 16 -15 6 -15L11 -8L4 -3L12 3L5 8L10 16Q24 16 33 10Q40 3 50 1Z',
      fins: 'M10 -14L14 -22L18 -17L21 -12Z',
      lines: 'M36 -2L31 3M24 -10L22 -4L27 0',
      dark: `${port(19, 1, 4.2)}${port(30, 0, 3)}`,
    },
  },
  nautilus: {
    holed: {
      hull: 'M-42 0Q-26 -13 2 -13Q28 -12 40 -3L54 0L40 3Q28 12 2 13Q-26 13 -42 0Z',
      fins: 'M-38 -2L-54 -13L-49 0L-54 13L-38 2ZM-6 -13L-3 -19L3 -16L8 -20L12 -16L19 -12Z',
      lines: 'M-22 -9V9M30 -7V7M-34 0L-26 3M32 0L36 2',
      dark: `M2 13L5 7L-1 4L7 1L9 -4L14 3L21 0L19 7L25 10Q14 13 2 13Z${port(-14, -2, 3.2)}${port(22, -5, 3)}`,
    },
    aft: {
      hull: 'M-42 0Q-28 -12 -6 -13L-10 -6L-3 -2L-9 3L-2 7L-6 13Q-28 12 -42 0Z',
      fins: 'M-38 -2L-54 -13L-49 0L-54 13L-38 2ZM-20 -11L-17 -19L-11 -16L-8 -13Z',
      lines: 'M-22 -9V9M-34 0L-26 2M-12 8L-15 4',
      dark: `${port(-28, 0, 3)}${port(-16, 0, 3.6)}`,
    },
    fore: {
      hull: 'M54 0L40 -3Q28 -12 8 -13L12 -6L5 -1L12 3L6 8L9 13Q28 11 40 3Z',
      fins: 'M10 -13L13 -18L18 -15L20 -12Z',
      lines: 'M30 -7V7M40 -3V3M18 8L22 3',
      dark: `${port(20, 0, 5)}${port(33, 0, 2.4)}`,
    },
  },
}
