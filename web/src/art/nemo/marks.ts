/** The little signs, drawn around 0, 0 within a radius of 5. */

export const MARKS = {
  attack: 'M4.5 -4.500L-2 2M-3.8 .2L-.2 3.800M-2 2L-4.5 4.500M4.5 -4.500L1.8 -4M4.5 -4.500L4 -1.8',
  defence: 'M0 -4.500Q2.2 -3 4 -3.200Q4.2 2.2 0 4.800Q-4.2 2.2 -4 -3.200Q-2.2 -3 0 -4.500Z',
  points: 'M0 -4.800L1.4 -1.500L4.8 -1.300L2.2 1L3 4.400L0 2.600L-3 4.400L-2.2 1L-4.8 -1.300L-1.4 -1.500Z',
  notoriety: 'M-5 0Q0 -6 5 0Q0 6 -5 0ZM0 -1.500A1.5 1.5 0 1 1 0 1.500A1.5 1.5 0 1 1 0 -1.500Z',
  wreck: 'M-7 0H7M-3.5 -4V4M0 -5V5M3.5 -4V4',
} as const

export type MarkName = keyof typeof MARKS
