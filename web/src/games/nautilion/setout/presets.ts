/** Three voyages, each harder than the one before: the base game, one expansion, all of them. */
import type { PresetAbout } from '../../../protocol'
import type { Lineup } from './measured'

const USUAL = { reserve: 4, harpoons: 2, darkhouse_level: 'intro' }
const ALL = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics']

export const PRESETS: readonly (PresetAbout & { options: Lineup })[] = [
  { name: 'first-dive', options: { ...USUAL, ship: 'A1', expansions: [] } },
  { name: 'harpoons-out', options: { ...USUAL, ship: 'B1', expansions: ['mercenaries'] } },
  { name: 'whole-deep', options: { ...USUAL, ship: 'C2', expansions: ALL } },
]
