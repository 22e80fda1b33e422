/** The games that can be played here. */

import type { GamePage } from '../lib/game'

export const games: Record<string, GamePage> = {
  nautilion: {
    Board: () => import('./nautilion/Board.svelte'),
    Guide: () => import('./nautilion/guide/Guide.svelte'),
    Setup: () => import('./nautilion/setout/SetOut.svelte'),
    recommended: { players: 1, ship: 'A1', reserve: 4, expansions: [] },
    partner: 'helmsman',
    marks: { ship: 'ship-ducts', 'expansions-heroics': 'heroic-set-dice' },
  },
  island: {
    Board: () => import('./island/Board.svelte'),
    Guide: () => import('./island/guide/Guide.svelte'),
    Setup: () => import('./island/setout/SetOut.svelte'),
    recommended: { players: 2, memory: 'off' },
    diceless: true,
    bots: 'helmsman',
    marks: {},
  },
  nemo: {
    Board: () => import('./nemo/Board.svelte'),
    Guide: () => import('./nemo/guide/Guide.svelte'),
    Setup: () => import('./nemo/setout/SetOut.svelte'),
    recommended: { players: 1, motive: 'explore', difficulty: 'sailor' },
    bots: 'greedy',
    marks: {
      players: 'captaincy',
      'company-semi-competitive': 'own-scores',
      'company-imperialists': 'imperialists',
      deck_gems: 'difficulty-gems',
      first_upgrade: 'difficulty-starting-upgrade',
      upgrades: 'difficulty-upgrades',
      reinforcements: 'difficulty-groups',
      hidden_ships: 'difficulty-hidden',
      action_points: 'difficulty-action-points',
      epilogue: 'difficulty-epilogue',
      attributes: 'difficulty-attributes',
    },
  },
}
