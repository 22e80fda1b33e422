/** What is asked, in a sentence, and what the choice that is looked at would mean. */

import { diceWait } from '../../lib/waiting'
import { t, words } from '../../lib/words.svelte'
import type { Choice, Play } from './play.svelte'
import { goesBelow } from './state'
import { colourName, meaning, seatName } from './words'

/** The question, or whom one waits for. */
export function titleOf(play: Play): string {
  const { table, view, decision } = play
  if (play.over) return t(`ending-${table.question.outcome}`)
  if (table.replay && table.question.decision === 0) return t('page-replay-end')
  if (table.question.decision === 0)
    return diceWait(table) || t(table.seats.some((seat) => !seat.joined) ? 'island-page-waits-seats' : 'island-page-moment')
  if (play.curtain) return t('island-page-curtain', { who: seatName(play, play.me) })
  if (!play.asked && !table.busy) return t('island-page-waiting', { who: seatName(play, table.question.seat) })
  const side = goesBelow(view) ? 'below' : 'above'
  if (decision === 'close') return t('island-page-ask-close', { colour: colourName(table.question.arguments[0] ?? 0) })
  return words.has(`island-page-ask-${decision}`) ? t(`island-page-ask-${decision}`, { side }) : t(`decision-${decision}`)
}

/** What stands under the question while nothing is looked at. */
function standing(play: Play): string {
  if (play.curtain) return t('island-page-curtain.more')
  if (!play.asked) return play.me < 0 && !play.table.replay ? t('island-page-watching') : ''
  const id = `island-page-ask-${play.decision}.more`
  return words.has(id)
    ? t(id, { spaces: play.aid?.choices[0]?.spaces ?? 0, first: play.view.round === 1 ? 'yes' : 'no' })
    : ''
}

/** The choice that the prompt speaks of: what is looked at, or what is chosen. */
export function spokenOf(play: Play): Choice | null {
  return play.choice(play.looked) ?? play.choice(play.selected)
}

/** The second sentence. */
export function moreOf(play: Play): string {
  const choice = play.decision === 'close' ? null : spokenOf(play)
  return choice ? meaning(choice) : standing(play)
}

/** The rule that the prompt links. */
export function ruleOf(play: Play): string {
  return spokenOf(play)?.barred ?? play.rules[0] ?? ''
}

/** What the filled button says. */
export function buttonOf(play: Play): string {
  const choice = play.choice(play.selected)
  if (choice?.cards) return t('island-page-do-store', { cards: choice.cards.length, colour: colourName(choice.colour ?? 0) })
  if (choice && play.decision === 'explore') return t('island-page-do-explore', { column: choice.column ?? 0 })
  if (choice) return t(choice.id, choice.args)
  return t(`island-page-do-${play.decision}`, { column: 0 })
}
