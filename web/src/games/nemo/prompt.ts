/** What is asked, in a sentence, and what the choice that is looked at would mean. */

import { seatName } from '../../lib/seats'
import { sizes } from '../../lib/sizes.svelte'
import { t, words } from '../../lib/words.svelte'
import { BEFORE_ROLLS, type Play } from './play.svelte'
import { cardName, oceanName, said, together, upgradeName } from './words'

/** The question. */
export function titleOf(play: Play): string {
  if (play.over) return t(`ending-${play.table.question.outcome}`)
  if (play.table.question.decision === 0) return t('nemo-page-moment')
  if (!play.asked && !play.table.busy && !play.table.replay) return waitsFor(play) || t('nemo-page-watching')
  const id = `nemo-page-ask-${play.decision}`
  return words.has(id) ? t(id) : t(`decision-${play.decision}`)
}

/** Who is waited for by those who sit at the table or look on, where several sit there. */
function waitsFor(play: Play): string {
  const { seats, question } = play.table
  return seats.length > 1 && question.seat >= 0 ? t('nemo-page-waiting', { who: seatName(seats, question.seat) }) : ''
}

/** The line above the question: what it is about, and who answers where several sit at one screen. */
export function kickerOf(play: Play): string {
  const { seats, question, mySeats } = play.table
  const about = aboutOf(play)
  return mySeats.length > 1 && question.seat >= 0
    ? `${t('nemo-page-kicker-seat', { who: seatName(seats, question.seat) })} · ${about}`
    : about
}

function aboutOf(play: Play): string {
  const { decision, view } = play
  const roll = play.told?.roll ?? play.choices[0]?.roll
  if ([...BEFORE_ROLLS, 'help', 'consent'].includes(decision) && roll?.what === 'card') return cardName(roll.subject)
  if ([...BEFORE_ROLLS, 'help', 'consent'].includes(decision) && roll)
    return t('nemo-page-kicker-roll', { what: t(`test-${roll.what}`), ocean: oceanName(view.nautilus) })
  if (play.known?.ladder?.ocean !== undefined && play.told?.ladder)
    return t('nemo-page-kicker-place', { ocean: oceanName(play.told.ladder.ocean ?? 0) })
  if (decision === 'take-up') return upgradeName(play.table.question.arguments[0] ?? 0)
  const act = sizes.phone ? view.act : 0 // elsewhere the cartouche says it
  return t('nemo-page-kicker', { turn: view.turn, act, ocean: oceanName(view.nautilus) })
}

/** What the choice means that is looked at; empty where none is, or where there is nothing to say. */
export function meantBy(play: Play): string {
  const choice = play.spoken
  if (!choice || play.ownLuck) return ''
  const here = together(choice.more ?? [])
  if (here || choice.legal) return here
  return words.has(`rule-${choice.barred}`) ? t(`rule-${choice.barred}`) : ''
}

/** What holds for the moment; of a voyage that is over nothing does. */
export function notesOf(play: Play): string {
  if (play.over) return ''
  return (play.told?.notes ?? []).map(said).filter(Boolean).join(' · ')
}

/** The questions whose choices share their room with odds. */
const FEW = ['spend', 'at-all-costs', 'target']

/** Whether the choices show their names only: there are too many for more. */
export function namesOnly(play: Play): boolean {
  if (['act', 'exert'].includes(play.decision) || play.told?.ladder) return true
  return play.choices.length > (sizes.phone || FEW.includes(play.decision) ? 4 : 6)
}

/** The rule that the prompt links. */
export function ruleOf(play: Play): string {
  return play.spoken?.barred || (play.rules[0] ?? '')
}

/** What the filled button says. */
export function buttonOf(play: Play): string {
  if (play.decision === 'exert' && play.rolling) return t('nemo-page-do-roll')
  if (['spend', 'at-all-costs'].includes(play.decision)) return t('nemo-page-do-roll')
  const choice = play.choice(play.selected)
  if (!choice) return t('nemo-page-do-choose')
  if (choice.id === 'do-pick-dice') return said(choice.sentence)
  return words.has(choice.id) ? t(choice.id, choice.args) : t('nemo-page-do-choose')
}
