/** What is asked, in a sentence, and what the choice that is looked at would mean. */

import { sizes } from '../../lib/sizes.svelte'
import { t, words } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { cardName, oceanName, said, together } from './words'

/** The question. */
export function titleOf(play: Play): string {
  if (play.over) return t(`ending-${play.table.question.outcome}`)
  if (play.table.question.decision === 0) return t('nemo-page-moment')
  if (!play.asked && !play.table.busy && !play.table.replay) return t('nemo-page-watching')
  const id = `nemo-page-ask-${play.decision}`
  return words.has(id) ? t(id) : t(`decision-${play.decision}`)
}

/** The line above the question: what it is about. */
export function kickerOf(play: Play): string {
  const { decision, view } = play
  const roll = play.aid?.roll ?? play.choices[0]?.about?.roll
  if (['exert', 'spend', 'help'].includes(decision) && roll?.what === 'card') return cardName(roll.subject)
  if (['exert', 'spend', 'help'].includes(decision) && roll)
    return t('nemo-page-kicker-roll', { what: t(`test-${roll.what}`), ocean: oceanName(view.nautilus) })
  if (play.known?.ladder?.ocean !== undefined && play.aid?.ladder)
    return t('nemo-page-kicker-place', { ocean: oceanName(play.aid.ladder.ocean ?? 0) })
  return t('nemo-page-kicker', { turn: view.turn, ocean: oceanName(view.nautilus) })
}

/** The second sentence: what the choice means that is looked at, or what holds for the moment. */
export function moreOf(play: Play): string {
  const choice = play.spoken
  const told = choice?.about?.more ?? []
  const here = choice && !play.ownLuck ? together(told) : ''
  if (here) return here
  if (choice && !choice.legal) return words.has(`rule-${choice.barred}`) ? t(`rule-${choice.barred}`) : ''
  return notesOf(play)
}

/** What holds for the moment. */
export function notesOf(play: Play): string {
  return (play.aid?.notes ?? []).map(said).filter(Boolean).join(' · ')
}

/** Whether the choices show their names only: there are too many for more. */
export function namesOnly(play: Play, pictured: boolean): boolean {
  const { length } = play.choices
  if (play.decision === 'act' || play.aid?.ladder) return true
  return length > (pictured ? 3 : sizes.phone ? 4 : 6)
}

/** The rule that the prompt links. */
export function ruleOf(play: Play): string {
  return play.spoken?.barred || (play.rules[0] ?? '')
}

/** What the filled button says. */
export function buttonOf(play: Play): string {
  if (play.decision === 'exert') return t(play.roll?.spending?.length ? 'nemo-page-do-spend' : 'nemo-page-do-roll')
  if (play.decision === 'spend') return t('nemo-page-do-roll')
  const choice = play.choice(play.selected)
  if (!choice) return t('nemo-page-do-choose')
  return words.has(choice.id) ? t(choice.id, choice.args) : t('nemo-page-do-choose')
}
