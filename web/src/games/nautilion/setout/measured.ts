/** How often a simple player wins: what `make win-rates` measured, alone, with two harpoons and the Darkhouse's first level. */
import RATES from './win-rates.json'

export interface Lineup {
  ship: string
  reserve: number
  expansions: readonly string[]
}

export interface Rate {
  /** Per cent of games won. */
  share: number
  /** How far the share may be off, 95 times in 100. */
  error: number
  games: number
  /** 1 to 5: how hard that is. */
  waves: number
}

const SURE = 1.96
const WAVES = 5

const won = RATES.won as Record<string, Record<string, number[]>>

/** What was measured; null for what never was. */
export function rateOf({ ship, reserve, expansions }: Lineup): Rate | null {
  const share = won[expansions.join(',')]?.[ship]?.[reserve - 1]
  if (share === undefined) return null
  return {
    share,
    error: SURE * Math.sqrt((share * (100 - share)) / RATES.games),
    games: RATES.games,
    waves: WAVES - Math.min(WAVES - 1, Math.floor((WAVES * share) / 100)),
  }
}
