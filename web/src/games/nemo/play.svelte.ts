/** A table of Nemo's War as the page handles it: what is asked, what is looked at, what is chosen but not yet final. */

import { sayOf } from '../../lib/journal'
import { CHANCE, type TableLike } from '../../lib/table.svelte'
import { toastBarred } from '../../lib/toast.svelte'
import type { Aid, ChoiceAbout, Roll, Scenery, ShipAbout } from './aid'
import { AT_SEA, cardsAt, IN_PLAY, sum, type View } from './state'

/** One answer that can be chosen, or that people would try. */
export interface Choice {
  answer: number
  /** What the answer is called: the id of its sentence, and the sentence's arguments. */
  id: string
  args: Record<string, number | string>
  notation: string
  legal: boolean
  barred: string
  /** What the server says about it; missing until its help has come. */
  about?: ChoiceAbout
}

/** Where the answer lies on the chart. */
const OF_OCEANS = ['do-spread', 'do-replace-hidden', 'do-hunt', 'do-place-gem', 'do-pick-ocean', 'do-sail', 'do-move']
const OF_SHIPS = ['do-target', 'do-turn-hostile']
/** The questions that a card in play may bring. */
const OF_CARDS = ['exert', 'help', 'pick-character', 'pick-ocean', 'sail', 'attack-style']
/** The effects of cards are numbered by fours; then come those of treasures. */
const CARD_EFFECTS = 4
const OF_TREASURES = 320
/** The rolls against a ship. */
const FIGHTS = ['attack', 'enemy', 'torpedo']
/** The questions where a ship comes. */
const PLACES = ['spread', 'replace-hidden', 'hunt']
/** The decisions after which dice are thrown. */
const ROLLS = ['exert', 'spend']

export class Play {
  /** The answer that was chosen and waits for the filled button. */
  selected = $state<number | null>(null)
  /** The answer that the pointer or the focus is on. */
  looked = $state<number | null>(null)
  #known = $state.raw<Aid | null>(null)

  constructor(readonly table: TableLike) {}

  /** A new question: nothing is chosen; a wager begins with none, and a roll stands unless help is called for. */
  renew(): void {
    this.looked = null
    this.selected =
      this.asked && (['exert', 'help'].includes(this.decision) || this.#single) ? (this.legal[0]?.answer ?? null) : null
  }

  /** Takes note of new help. */
  see(): void {
    if (this.aid) this.#known = this.aid
  }

  get view(): View {
    return this.table.view as unknown as View
  }

  get scenery(): Scenery {
    return this.table.welcome?.scenery as unknown as Scenery
  }

  get aid(): Aid | null {
    return (this.table.aided?.aid as Aid | undefined) ?? null
  }

  /** The last help that came: score, tracks and levels of Notoriety are read from it until newer help is here. */
  get known(): Aid | null {
    return this.aid ?? this.#known
  }

  readonly #about = $derived.by(() => this.table.about?.decisions.find((one) => one.number === this.table.question.decision))

  /** The name of what is asked; empty when nothing is. */
  get decision(): string {
    return this.#about?.name ?? ''
  }

  get rules(): readonly string[] {
    return this.#about?.rules ?? []
  }

  /** What own dice and cards brought is typed in. */
  get ownLuck(): boolean {
    return this.table.question.decision !== 0 && this.table.question.seat === CHANCE
  }

  get over(): boolean {
    return this.table.question.outcome !== ''
  }

  get asked(): boolean {
    return this.table.canAnswer
  }

  get #single(): boolean {
    return this.legal.length === 1 && !this.ownLuck
  }

  readonly choices: Choice[] = $derived.by(() => {
    if (!this.asked) return []
    const legal = new Set(this.table.question.legal)
    const tried = Object.keys(this.aid?.choices ?? {}).map(Number)
    return [...new Set([...legal, ...tried])]
      .sort((a, b) => a - b)
      .map((answer) => {
        const [notation = '', id = '', args = {}] = this.#about?.answers[answer] ?? []
        const about = this.aid?.choices[String(answer)]
        const made: Choice = {
          answer,
          id,
          args: args as Choice['args'],
          notation,
          legal: legal.has(answer),
          barred: about?.barred ?? '',
        }
        return about ? { ...made, about } : made
      })
  })

  get legal(): Choice[] {
    return this.choices.filter((one) => one.legal)
  }

  choice(answer: number | null): Choice | null {
    return answer === null ? null : (this.choices.find((one) => one.answer === answer) ?? null)
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
    return this.spoken?.about?.roll ?? this.aid?.roll ?? null
  }

  /** Dice are thrown as soon as this is answered. */
  get rolling(): boolean {
    return ROLLS.includes(this.decision) || this.decision === 'prepare'
  }

  /** The tracks that the chosen wager puts at stake, with the most that it may cost. */
  readonly stake: number[] = $derived.by(() => {
    const exerted = this.decision === 'exert' ? Number(this.spoken?.args.tracks ?? 0) : 0
    const held =
      this.decision === 'exert' ? [] : this.decision === 'spend' || this.decision === 'help' ? this.view.exerted : []
    const most = Math.max(0, ...(this.roll?.fails.map((one) => one.loss) ?? []))
    return [0, 1, 2].map((track) => ((exerted >> track) & 1 || held.includes(track) ? most : 0))
  })

  /** The card that the question is about; 0 for none. */
  readonly card: number = $derived.by(() => {
    const [first = 0] = this.table.question.arguments
    if (this.decision === 'undertake') return first
    if (this.decision === 'prepare') return this.#drawn
    if (this.decision === 'choose') return first < OF_TREASURES ? Math.floor(first / CARD_EFFECTS) : 0
    const roll = this.aid?.roll ?? this.choices[0]?.about?.roll
    if (roll) return roll.what === 'card' ? roll.subject : 0
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
    const roll = this.aid?.roll
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
    const roll = choice.about?.roll ?? choice.about?.enemy
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

  /** Chooses a choice; only the filled button confirms it, a barred one says why. */
  choose(choice: Choice): void {
    if (!choice.legal) toastBarred(choice.barred)
    else if (this.ownLuck) this.answer(choice.answer)
    else this.selected = choice.answer
  }

  /** Wagers a resource, or takes it back; where only one may be wagered the other one goes back. */
  wager(track: number): void {
    const now = Number(this.choice(this.selected)?.args.tracks ?? 0)
    const bit = 1 << track
    const wanted = [now ^ bit, now & bit ? 0 : bit]
    const found = wanted
      .map((tracks) => this.legal.find((one) => Number(one.args.tracks ?? 0) === tracks))
      .find((one) => one !== undefined)
    if (found) this.selected = found.answer
  }

  /** Plays what is chosen. */
  confirm(): void {
    if (this.selected !== null) this.answer(this.selected)
  }

  answer(answer: number): void {
    if (!this.asked) return
    if (this.ownLuck) this.table.feed(answer)
    else this.table.play(answer)
  }

  isFinal(answer: number): boolean {
    return this.table.aided?.final.includes(answer) ?? false
  }
}
