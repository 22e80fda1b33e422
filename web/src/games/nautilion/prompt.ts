/** What is asked, in a sentence, and what the choice that is looked at would mean. */

import { inForce } from '../../lib/rules.svelte'
import { t, words } from '../../lib/words.svelte'
import { partsOf, previewed } from './gifts'
import { shortly } from './outcome'
import type { Choice, Play } from './play.svelte'
import type { Sentence } from './shapes'
import { cardTitle } from './words'

/** How the dice are given this turn. */
function planWay(play: Play): 'again' | 'stuck' | 'one' | 'all' {
  const { legal } = play.table.question
  if (play.view.again) return 'again'
  if (legal.some((answer) => play.answers[answer]?.[1] === 'do-give-one')) return 'one'
  return play.view.stuck ? 'stuck' : 'all'
}

export function diceToRoll(play: Play): number {
  return 3 - play.view.spare
}

/** The question. A replay does not tell what else belongs to it, such as how many: there it is put plainly. */
export function titleOf(play: Play): string {
  const { view, decision } = play
  const [first = 0, second = 0] = play.table.question.arguments
  if (play.ownLuck || play.table.replay) return t(`decision-${decision}`)
  switch (decision) {
    case 'plan':
      return play.tide ? t('nautilion-page-ask-tide') : t('nautilion-page-ask-plan', { way: planWay(play) })
    case 'roll':
      return first
        ? t('nautilion-page-ask-reef', { reef: view.reefs[view.nautilion] ?? 0 })
        : t('nautilion-page-ask-roll', { dice: diceToRoll(play) })
    case 'darkhouse-discard':
      return t('nautilion-page-ask-discard', { why: first ? 'blow' : 'toll' })
    case 'place-token':
      return t('nautilion-page-ask-place', { kind: view.landed })
    case 'insert':
      return t('nautilion-page-ask-insert', { kind: view.landed })
    case 'pay':
      return t('nautilion-page-ask-pay', { count: first })
    case 'recover':
      return t('nautilion-page-ask-recover', { purpose: first, count: second })
    case 'pay-crew':
      return t('nautilion-page-ask-pay-crew', { title: cardTitle(play, 'heroic', first) })
    case 'set-die':
      return t('nautilion-page-ask-set-die', { nth: first + 1 })
    default:
      return words.has(`nautilion-page-ask-${decision}`) ? t(`nautilion-page-ask-${decision}`) : t(`decision-${decision}`)
  }
}

/** What stands under the question while nothing is looked at. */
function standing(play: Play): string {
  const { view, decision, table } = play
  switch (decision) {
    case 'plan':
      return play.tide ? t('nautilion-page-ask-tide-more') : t('nautilion-page-ask-plan-more', { way: planWay(play) })
    case 'roll':
      if (table.question.arguments[0]) return saidOf(play, 0)
      return view.turn === 1 ? t('nautilion-page-ask-roll-first') : t('nautilion-page-ask-roll-more', { turn: view.turn })
    case 'swap-first':
    case 'swap-second':
      return t('nautilion-page-ask-swap-more')
    case 'insert':
      return t('nautilion-page-ask-insert-more')
    case 'darkhouse-discard':
      return t('nautilion-page-ask-discard-more')
    default:
      return ''
  }
}

function saidOf(play: Play, answer: number): string {
  const sentence = play.told?.choices[answer]?.sentence
  return sentence ? said(sentence) : ''
}

/** A sentence of the server's, in the language on the screen. */
export function said([id, args]: Sentence): string {
  return words.has(id) ? t(id, args) : ''
}

/** What a choice would mean, or why it cannot be. */
export function meaning(choice: Choice): string {
  if (choice.legal) return said(choice.sentence)
  const rule = `rule-${choice.barred}`
  return t('nautilion-page-barred', { rule: words.has(rule) ? t(rule) : '' })
}

/** The choice that the prompt speaks of: what is looked at, or what is chosen. */
export function spokenOf(play: Play): Choice | null {
  const looked = play.looked ? play.at(play.looked.kind, play.looked.at) : null
  return looked ?? play.choice(play.turning) ?? play.choice(play.selected)
}

/** What a choice brings beyond its own sentence: what a turned die, or a swapped path, would then do. */
function further(choice: Choice): string[] {
  return shortly(partsOf(choice.cells ?? [])).map(said)
}

/** The second sentence. */
export function moreOf(play: Play): string {
  const choice = spokenOf(play)
  if (choice) return [meaning(choice), ...further(choice)].join(' ')
  const parts = play.decision === 'plan' && !play.tide ? previewed(play) : []
  if (parts.length > 0) return shortly(parts).map(said).join(' ')
  return standing(play)
}

/** The rule that the prompt links. */
export function ruleOf(play: Play): string {
  const choice = spokenOf(play) ?? (play.tide ? play.choices.find((one) => one.id === 'do-tide') : null)
  if (choice?.barred) return choice.barred
  return inForce(play.table, choice?.rules ?? [])[0] ?? play.rules[0] ?? ''
}

/** What the filled button says. */
export function buttonOf(play: Play): string {
  const choice = play.choice(play.selected)
  // The sentence of a spell is long, and stands beside the button anyway.
  if (choice) return t(words.has(`nautilion-page-${choice.id}`) ? `nautilion-page-${choice.id}` : choice.id, choice.args)
  if (play.decision !== 'plan' || play.tide) return ''
  return t(planWay(play) === 'one' ? 'nautilion-page-give-one' : 'nautilion-page-give')
}
