/** A table of Nemo's War as the page handles it: beside what every game has, what the question is about. */

import { untrack } from 'svelte'
import type { LogTurn } from '../../explaining'
import { sayOf } from '../../lib/journal'
import * as lib from '../../lib/play.svelte'
import { settings } from '../../lib/settings.svelte'
import { type Result, resultSince } from './result'
import type { Aim, ChoiceAbout, Explanation, Roll, Scenery, ShipAbout, Spending } from './shapes'
import { AT_SEA, cardsAt, IN_PLAY, sum, type View } from './state'

export type Choice = lib.Choice<ChoiceAbout>

/** Where the answer lies on the chart. */
const OF_OCEANS = [
  'do-spread',
  'do-replace-hidden',
  'do-hunt',
  'do-place-gem',
  'do-lay-adventure',
  'do-spend-point',
  'do-pick-ocean',
  'do-sail',
  'do-move',
]
const OF_SHIPS = ['do-target', 'do-turn-hostile', 'do-decipher']
/** The questions that a card in play may bring. */
const OF_CARDS = ['exert', 'help', 'pick-character', 'pick-ocean', 'sail', 'attack-style']
/** The rolls against a ship. */
const FIGHTS = ['attack', 'enemy', 'torpedo', 'diplomacy']
/** The questions where a ship comes. */
const PLACES = ['spread', 'replace-hidden', 'hunt']
/** What is asked before the dice of a test. */
export const BEFORE_ROLLS = ['exert', 'spend', 'at-all-costs']
/** The decisions after which dice are thrown. */
const ROLLS = [...BEFORE_ROLLS, 'prepare']
/** Answers that use or place something that is kept; the question is asked again afterwards. */
const USES = ['do-use-treasure', 'do-use-card', 'do-place-ally']

/** Who is given up, and what the voyage is for: chosen first, whatever else can be undone. */
const WEIGHTY = ['do-sacrifice', 'do-motive']
/** Help that does not change what was reached; what is not enough alone may be with more. */
const IN_VAIN = ['nothing', 'not-enough']
/** A second press so soon after a new question, at the same place, was meant for the one before. */
const TOO_SOON = 300

/** The resources that a choice wagers, as bits. */
export function wagered(choice: Choice | null): number {
  return Number(choice?.args.tracks ?? 0)
}

export class Play extends lib.Play<View, Scenery, ChoiceAbout, Explanation> {
  /** The answer that the pointer or the focus is on. */
  looked = $state<number | null>(null)
  /** Whom an attack would be aimed at, which the pointer or the focus is on. */
  aimed = $state.raw<Aim | null>(null)
  /** The kind of treasure that goes with the wager; null for none. */
  spent = $state<number | null>(null)
  /** What the roll that was made last was like before it. */
  rolled = $state.raw<Roll | null>(null)
  /** The line of the log from which on everything came of the last answer. */
  #answered = $state(Number.POSITIVE_INFINITY)
  /** An answer that goes with the last one, as soon as it is asked for. */
  #then: { decision: string; notation: string } | null = null
  #aim = $state.raw<{ answer: number; read: boolean } | null>(null)
  /** What was kept and could have been used at the last answer. */
  #left: string[] = []
  /** The wager that was made last, for each kind of roll; without a kind, of all. */
  #kept = new Map<string, { tracks: number; all: boolean }>()
  /** How long the log was when help that changes nothing was declined unasked. Whoever takes that back is asked. */
  #declined = -1
  declinedAt = $state(-2)
  /** Lessons are given: nothing is answered unasked. */
  taught = $state(false)
  #came = { revision: -1, at: 0 }

  /** A new question: a wager begins as the last one of its kind, a roll stands unless help is called for, and a turn ends where nothing
   * else can be done. */
  renew(): void {
    if (this.#came.revision !== this.table.revision) this.#came = { revision: this.table.revision, at: performance.now() }
    this.looked = null
    this.aimed = null
    this.spent = null
    this.selected = this.#begun = this.asked ? this.#first : null
  }

  get #first(): number | null {
    const { legal } = this
    if (this.ownLuck) return null
    if (this.decision === 'exert') return this.#keptWager ?? legal[0]?.answer ?? null
    if (this.decision === 'help' || this.decision === 'at-all-costs' || legal.length === 1) return legal[0]?.answer ?? null
    const over =
      this.decision === 'act' && legal.every((one) => one.notation === 'end' || [...WEIGHTY, ...USES].includes(one.id))
    return over ? (legal.find((one) => one.notation === 'end')?.answer ?? null) : null
  }

  get #keptWager(): number | null {
    const kept = this.#kept.get(this.#rolls) ?? this.#kept.get('')
    const widest = Math.max(0, ...this.wagers.map(wagered))
    const wanted = kept?.all ? widest : (kept?.tracks ?? 0)
    return this.wagers.find((one) => wagered(one) === wanted)?.answer ?? null
  }

  /** The kind of the roll that is prepared. */
  get #rolls(): string {
    return this.told?.roll?.what ?? this.#keptKind
  }

  #keptKind = ''
  /** What was chosen when the question came. */
  #begun: number | null = null

  /** The log as far as this page was told it: each explanation brings the turns since the one before, the present one anew. */
  log = $state.raw<readonly LogTurn[]>([])

  /** What is explained of a wager may come later: then it begins as the last one, if nobody has chosen yet. */
  override see(): void {
    super.see()
    const told = this.told?.log ?? []
    const first = told[0]
    if (first) this.log = [...untrack(() => this.log).filter((one) => one.turn < first.turn), ...told]
    if (!this.told || !this.asked) return
    const kind = this.told.roll?.what ?? ''
    if (this.decision === 'exert' && kind !== this.#keptKind && this.selected === this.#begun) {
      this.#keptKind = kind
      this.selected = this.#begun = this.#keptWager ?? this.selected
    }
    this.#keptKind = kind
  }

  /** What was settled since the last answer. */
  readonly result: Result | null = $derived.by(() => resultSince(this.table, this.#answered))

  /** The treasures that can go with the chosen wager, each with its roll. */
  get spendings(): Spending[] {
    return (this.decision === 'exert' && this.choice(this.selected)?.roll?.spending) || []
  }

  /** Whether what is asked is answered at once by what was pressed before. */
  get goesOn(): boolean {
    return this.idle !== null || (this.asked && this.#aim !== null && this.decision === 'target')
  }

  /** How whom to attack is called, as records write it. */
  aimCalled(answer: number): string {
    return this.table.about?.decisions.find((one) => one.name === 'target')?.answers[answer]?.[0] ?? ''
  }

  /** How spending a treasure is called, as records write it. */
  spendCalled(treasure: number): string {
    const answers = this.table.about?.decisions.find((one) => one.name === 'spend')?.answers ?? []
    return answers.find(([, , args]) => args.treasure === treasure)?.[0] ?? ''
  }

  /** Whether a press on the button of a choice plays it. What can lose the voyage, whoever is given up unless as help that can be taken
   * back, and what is asked step by step is chosen first; what a finger has not read of is read first. */
  #atOnce(choice: Choice, read: boolean): boolean {
    if (settings.stepwise || !choice.legal || (choice.danger && choice.danger.grade !== 'slight')) return false
    if (WEIGHTY.includes(choice.id) && (this.decision !== 'help' || this.isFinal(choice.answer))) return false
    if (this.decision === 'act' && choice.notation === 'end') return this.selected === choice.answer
    if (USES.includes(choice.id) && this.isFinal(choice.answer) && this.decision !== 'help') return false
    return read || !this.isFinal(choice.answer)
  }

  /** A press on the button of a choice. `read` is whether what it means could be read before. */
  press(choice: Choice, event: MouseEvent, read: boolean): void {
    if (this.isDouble(event)) return
    if (!this.ownLuck && this.asked && this.#atOnce(choice, read)) this.answer(choice.answer)
    else this.choose(choice)
  }

  /** Whether it is the second press of a double one, which hits what has just come. */
  isDouble(event: MouseEvent): boolean {
    return event.detail > 1 && performance.now() - this.#came.at < TOO_SOON
  }

  /** The line of the log that tells of the roll which lies there. */
  get #thrown(): number {
    return this.table.lines.findLastIndex((line) => sayOf(this.table, line) === 'say-roll')
  }

  /** Notes from where on the log tells what this brought, and what goes with it. */
  override answer(answer: number): void {
    if (!this.asked) return
    const { decision } = this
    const choice = this.choice(answer)
    if (!(decision === 'spend' || (decision === 'exert' && this.uses.some((one) => one.answer === answer)))) {
      this.#answered = decision === 'help' ? this.#thrown : this.table.lines.length
      this.rolled = decision === 'exert' ? this.roll : decision === 'help' ? (this.told?.roll ?? null) : this.rolled
    }
    this.#then = null
    this.#aim = null
    this.#left = this.uses.map((one) => one.notation)
    if (decision === 'exert' && this.wagers.some((one) => one.answer === answer)) {
      const tracks = wagered(choice)
      const made = { tracks, all: tracks !== 0 && tracks === Math.max(0, ...this.wagers.map(wagered)) }
      for (const kind of [this.#rolls, '']) this.#kept.set(kind, made)
      const spending = this.spendings.find((one) => one.treasure === this.spent)
      if (this.spendings.length > 0) this.#then = { decision: 'spend', notation: spending ? String(spending.treasure) : '' }
      else if (this.isFinal(answer)) this.#then = { decision: 'prepare', notation: 'roll' }
    } else if (this.isFinal(answer)) this.#then = { decision: 'prepare', notation: 'roll' }
    super.answer(answer)
  }

  /** Declining help, where none could change what was just rolled here and it can be taken back: it goes with the roll, which stays in
   * sight. What could lose the voyage, and the settings, ask all the same. */
  readonly idle: Choice | null = $derived.by(() => {
    if (!this.asked || this.ownLuck || this.decision !== 'help' || !this.told || !Number.isFinite(this.#answered))
      return null
    const accept = this.legal.find((one) => one.notation === 'accept')
    if (
      !accept ||
      settings.allHelp ||
      this.taught ||
      settings.stepwise ||
      this.isFinal(accept.answer) ||
      this.table.lines.length === this.#declined
    )
      return null
    const harmless = !accept.danger || accept.danger.grade === 'slight'
    const help = this.legal.filter((one) => one !== accept)
    const near = help.filter((one) => one.change === 'not-enough').length
    return harmless && near < 2 && help.every((one) => IN_VAIN.includes(one.change ?? '')) ? accept : null
  })

  /** Declines such help. */
  decline(): void {
    const accept = this.idle
    if (!accept) return
    this.#declined = this.table.lines.length
    this.declinedAt = this.table.revision
    super.answer(accept.answer)
  }

  /** Asks after all for the help that was declined unasked, while nothing came after it. */
  get canAskHelp(): boolean {
    return this.table.revision === this.declinedAt + 1 && this.table.canUndo
  }

  /** Gives the answer that went with the last one, if that is what is asked now; says whether it did. */
  follow(): boolean {
    const then = this.#then
    if (!then || !this.asked || this.ownLuck) return false
    this.#then = null
    if (then.decision !== this.decision || (then.decision === 'prepare' && (settings.stepwise || this.taught))) return false
    const found =
      then.decision === 'spend' ? this.legal.find((one) => String(one.args.treasure ?? '') === then.notation) : this.#rolling
    if (!found) return false
    if (then.decision === 'spend') this.#then = { decision: 'prepare', notation: 'roll' }
    super.answer(found.answer)
    return true
  }

  /** The roll for the ships, where nothing else can be done first but what could have been done before the turn ended; that can still be
   * done later. */
  get #rolling(): Choice | undefined {
    const roll = this.legal.find((one) => one.notation === 'roll')
    return this.legal.every((one) => one === roll || this.#left.includes(one.notation)) ? roll : undefined
  }

  /** Attacks, and says whom. */
  attack(choice: Choice, aim: Aim, event: MouseEvent, read: boolean): void {
    if (this.isDouble(event) || !this.asked) return
    this.answer(choice.answer)
    this.#aim = { answer: aim.answer, read }
  }

  /** Aims where the attack was to be aimed, once it is known what that may cost: where it could lose the voyage, or a finger has not read
   * of what cannot be taken back, it is only chosen. */
  aim(): void {
    if (!this.#aim || this.decision !== 'target' || !this.told || !this.asked) return
    const { answer, read } = this.#aim
    this.#aim = null
    const choice = this.legal.find((one) => one.answer === answer)
    if (!choice) return
    this.choose(choice)
    if (this.#atOnce(choice, read)) this.answer(answer)
  }

  /** The choice that the page speaks of: what is looked at, or what is chosen. */
  get spoken(): Choice | null {
    return this.choice(this.looked) ?? this.choice(this.selected)
  }

  /** The choice that an ocean of the chart stands for. */
  ofOcean(ocean: number): Choice | null {
    return this.legal.find((one) => OF_OCEANS.includes(one.id) && one.args.ocean === ocean) ?? null
  }

  /** The choice that a ship of the chart stands for. */
  ofShip(ship: number): Choice | null {
    return this.legal.find((one) => OF_SHIPS.includes(one.id) && one.args.ship === ship) ?? null
  }

  /** The ocean that a choice is about; -1 for none. */
  #oceanOf(choice: Choice | null): number {
    if (!choice) return -1
    if (OF_OCEANS.includes(choice.id)) return Number(choice.args.ocean)
    return OF_SHIPS.includes(choice.id) ? (this.view.ships[Number(choice.args.ship)] ?? 0) - AT_SEA : -1
  }

  /** The oceans that the question is about, the one that matters most first: what is chosen, where a ship looks for its place, what
   * can be chosen. Where the question is about none, the Nautilus' own. */
  readonly oceans: number[] = $derived.by(() => {
    const ladder = this.asked ? this.known?.ladder?.ocean : undefined
    const crushed = this.decision === 'answer-uprising' ? this.table.question.arguments[0] : undefined
    // From everywhere the Nautilus can sail to in the Action Phase, only what is chosen is looked at.
    const offered = this.decision === 'act' ? [] : this.legal.map((one) => this.#oceanOf(one))
    const [first, ...others] = [this.#oceanOf(this.spoken), ladder ?? -1, crushed ?? -1, ...offered].filter(
      (one) => one >= 0,
    )
    if (first === undefined) return [this.view.nautilus]
    return [...new Set([first, ...others])]
  })

  /** The roll that is prepared or lies there. */
  get roll(): Roll | null {
    const spending = this.spendings.find((one) => one.treasure === this.spent)
    return spending?.roll ?? this.aimed?.roll ?? this.spoken?.roll ?? this.told?.roll ?? null
  }

  /** Dice are thrown as soon as this is answered. */
  get rolling(): boolean {
    return ROLLS.includes(this.decision) && !this.uses.some((one) => one.answer === this.selected)
  }

  /** What is kept and can be used now. */
  get uses(): Choice[] {
    return this.legal.filter((one) => USES.includes(one.id))
  }

  /** What can be wagered on a roll: sets of resources, the empty one too. */
  get wagers(): Choice[] {
    return this.decision === 'exert' ? this.legal.filter((one) => !USES.includes(one.id)) : []
  }

  /** The tracks that the chosen wager puts at stake, with the most that it may cost. */
  readonly stake: number[] = $derived.by(() => {
    const exerted = this.decision === 'exert' ? wagered(this.spoken) : 0
    const held = ['spend', 'at-all-costs', 'help'].includes(this.decision) ? this.view.exerted : []
    const most = Math.max(0, ...(this.roll?.fails.map((one) => one.loss) ?? []))
    return [0, 1, 2].map((track) => ((exerted >> track) & 1 || held.includes(track) ? most : 0))
  })

  /** The card that the question is about; 0 for none. */
  readonly card: number = $derived.by(() => {
    if (this.decision === 'prepare') return this.#drawn
    const about = this.told?.about.find((one) => one.kind === 'card')
    if (about) return Number(about.at)
    if (this.told?.roll ?? this.choices[0]?.roll) return 0
    return OF_CARDS.includes(this.decision) ? (cardsAt(this.view, IN_PLAY)[0] ?? 0) : 0
  })

  /** The card that this turn began with; 0 for none. */
  get #drawn(): number {
    const { lines } = this.table
    const at = lines.findLastIndex((line) => ['say-event', 'say-turn'].includes(sayOf(this.table, line)))
    const line = lines[at]
    return line && sayOf(this.table, line) === 'say-event' ? (line[2] ?? 0) : 0
  }

  /** The ship that the question is about, with its side; null for none. Where several can be chosen, one of them is always shown. */
  readonly subject: ShipAbout | null = $derived.by(() => {
    const roll = this.told?.roll
    if (roll) return FIGHTS.includes(roll.what) ? this.ship(roll.subject) : null
    if (this.placing) return this.decision === 'spread' ? null : this.ship(this.view.drawn - 1)
    if (['dispose', 'absorb'].includes(this.decision)) return this.#fought
    const spoken = this.spoken
    const ships = (spoken ? [spoken, ...this.legal] : this.legal).map((one) => this.#shipOf(one))
    const found = ships.find((ship) => ship >= 0)
    return found === undefined ? null : this.ship(found)
  })

  /** Whether a ship looks for its place. */
  get placing(): boolean {
    return PLACES.includes(this.decision)
  }

  /** The ship that was attacked last. */
  get #fought(): ShipAbout | null {
    const line = this.table.lines.findLast((one) => sayOf(this.table, one) === 'say-attacks')
    return line ? this.ship(line[2] ?? 0) : null
  }

  /** The ship that a choice is about; -1 for none. */
  #shipOf(choice: Choice): number {
    if (OF_SHIPS.includes(choice.id)) return Number(choice.args.ship)
    const roll = choice?.roll ?? choice?.enemy
    return roll && FIGHTS.includes(roll.what) ? roll.subject : -1
  }

  /** A ship as it shows itself now. */
  ship(ship: number, side = this.view.backs[ship] ?? 0): ShipAbout | null {
    return this.scenery.ships.find((one) => one.ship === ship && one.side === side) ?? null
  }

  /** Whether an ocean has no open space. */
  isFull(ocean: number, ships: number): boolean {
    return ships + (this.view.hidden[ocean] ?? 0) >= (this.scenery.oceans[ocean]?.spaces ?? 0)
  }

  get cardsLeft(): number {
    return sum(this.view.pile)
  }

  /** The focus came to a choice. A tap that only passes over it must not move what lies under the finger. */
  focus(event: FocusEvent, answer: number): void {
    if ((event.currentTarget as Element).matches(':focus-visible')) this.looked = answer
  }

  /** Wagers a resource, or takes it back; where only one may be wagered the other one goes back. */
  wager(track: number): void {
    const now = wagered(this.choice(this.selected))
    const bit = 1 << track
    const wanted = [now ^ bit, now & bit ? 0 : bit]
    const found = wanted.map((tracks) => this.wagers.find((one) => wagered(one) === tracks)).find((one) => one !== undefined)
    if (found) this.selected = found.answer
  }
}
