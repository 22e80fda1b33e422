/** How a table stands, in a sentence. */

import type { Description, Summary } from '../protocol'
import type { View } from './changes'
import { t, words } from './words.svelte'

/** The name of the game and the turn. */
export function nameOf(summary: Summary): string {
  const game = summary.game ? t('game-title', undefined, summary.game) : t('page-mine-unnamed')
  const turn = summary.headline?.turn ?? summary.headline?.round ?? 0
  return turn > 0 ? t(summary.headline?.round ? 'page-game-round' : 'page-game-turn', { game, turn }) : game
}

/** A turn or a round of a game, whichever it counts. */
export function stageOf(view: View, number: number): string {
  return 'round' in view ? t('page-round', { round: number }) : t('page-turn', { turn: number })
}

/** What the game has come to, and who is asked. */
export function standingOf(summary: Summary, about: Description | undefined): string {
  if (summary.outcome) return t(`ending-${summary.outcome}`, undefined, summary.game)
  const said = []
  const id = `page-headline-${summary.game}`
  if (words.has(id) && summary.headline && Object.keys(summary.headline).length > 0)
    said.push(t(id, { ...EMPTY, ...summary.headline }))
  const decision = about?.decisions.find((one) => one.number === summary.decision)
  if (decision && summary.yours) said.push(t(`decision-${decision.name}`, undefined, summary.game))
  else if (summary.decision && !summary.yours) said.push(t('page-not-yours'))
  else if (!summary.decision) said.push(t('page-not-begun'))
  return said.join(' ')
}

const EMPTY = { turn: 0, crew: 0, mages: 0, mercenaries: 0, round: 0, final: 0, act: 0, motive: 0, notoriety: 0 }
