/** A table of Nemo's War as the page handles it: beside what every game has, what the question is about. */

import { sayOf } from '../../lib/journal'
import * as lib from '../../lib/play.svelte'
import type { ChoiceAbout, Explanation, Roll, Scenery, ShipAbout } from './shapes'
import { AT_SEA, cardsAt, IN_PLAY, sum, type View } from './state'

export type Choice = lib.Choice<ChoiceAbout>

/** Where the answer lies on the chart. */
const OF_OCEANS = ['do-spread', 'do-replace-hidden', 'do-hunt', 'do-place-gem', 'do-pick-ocean', 'do-sail', 'do-move']
const OF_SHIPS = ['do-target', 'do-turn-hostile', 'do-decipher']
/** The questions that a card in play may bring. */
const OF_CARDS = ['exert', 'help', 'pick-character', 'pick-ocean', 'sail', 'attack-style']
/** The rolls against a ship. */
const FIGHTS = ['attack', 'enemy', 'torpedo', 'diplomacy']
/** The questions where a ship comes. */
const PLACES = ['spread', 'replace-hidden', 'hunt']
/** The decisions after which dice are thrown. */
const ROLLS = ['exert', 'spend', 'prepare']
/** Answers that use or place something that is kept; the question is asked again afterwards. */
const USES = ['do-use-treasure', 'do-use-card', 'do-place-ally']

/** The resources that a choice wagers, as bits. */
export function wagered(choice: Choice | null): number {
  return Number(choice?.args.tracks ?? 0)
}

export class Play extends lib.Play<View, Scenery, ChoiceAbout, Explanation> {
  /** The answer that the pointer or the focus is on. */
  looked = $state<number | null>(null)

  /** A new question: nothing is chosen; a wager begins with none, and a roll stands unless help is called for. */
  renew(): void {
    this.looked = null
    this.selected =
      this.asked && (['exert', 'help'].includes(this.decision) || this.#single) ? (this.legal[0]?.answer ?? null) : null
  }

  get #single(): boolean {
    return this.legal.length === 1 && !this.ownLuck
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
    return this.spoken?.roll ?? this.told?.roll ?? null
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
    const held =
      this.decision === 'exert' ? [] : this.decision === 'spend' || this.decision === 'help' ? this.view.exerted : []
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
