/** A table of Nautilus Island as the page handles it: what is asked, what is looked at, what is chosen but not yet final. */

import { ALL_SEATS, CHANCE, type TableLike } from '../../lib/table.svelte'
import { toastBarred } from '../../lib/toast.svelte'
import type { Aid, ChoiceAbout, Scenery } from './aid'
import { colourOf, handOf, storeNotation, TREASURES, type View } from './state'

/** One answer that can be chosen, or that people would try. */
export interface Choice extends ChoiceAbout {
  answer: number
  /** What the answer is called: the id of its sentence, and the sentence's arguments. */
  id: string
  args: Record<string, number | string>
  legal: boolean
}

export class Play {
  /** The answer that was chosen and waits for the filled button. */
  selected = $state<number | null>(null)
  /** The answer that the pointer or the focus is on. */
  looked = $state<number | null>(null)
  /** The cards that are lifted out of the hand, as places in it. */
  lifted = $state.raw<readonly number[]>([])
  /** At a shared screen: the seat whose hand lies open. */
  uncovered = $state(-1)
  #known = $state.raw<Aid | null>(null)
  #last = $state(-1)

  constructor(readonly table: TableLike) {}

  /** The focus came to a choice. A tap that only passes over it must not move what lies under the finger. */
  focus(event: FocusEvent, answer: number): void {
    if ((event.currentTarget as Element).matches(':focus-visible')) this.looked = answer
  }

  /** Nothing is chosen any more. */
  renew(): void {
    this.selected = null
    this.looked = null
    this.lifted = []
  }

  /** Takes note of new help, and of whose turn it is at a shared screen. */
  see(): void {
    if (this.aid) this.#known = this.aid
    const seat = this.#turn
    if (this.table.question.decision !== 0 && this.#people.includes(seat)) this.#last = seat
    if (this.shared && seat !== this.uncovered) this.uncovered = -1
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

  /** The last help that came. Several people at one screen must not see what was meant for another. */
  get known(): Aid | null {
    return this.shared ? this.aid : (this.aid ?? this.#known)
  }

  /** The seats of people who answer from this page. */
  get #people(): readonly number[] {
    return this.table.mySeats.filter((seat) => !this.isBot(seat))
  }

  isBot(seat: number): boolean {
    return Boolean((this.table.seats[seat] as { bot?: unknown } | undefined)?.bot)
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.table.welcome?.seat === ALL_SEATS && this.#people.length > 1
  }

  /** The seat that sits here; -1 for somebody who looks on. */
  get me(): number {
    const people = this.#people
    if (people.length < 2) return people[0] ?? -1
    const seat = this.#turn
    return people.includes(seat) ? seat : this.#last >= 0 ? this.#last : (people[0] ?? -1)
  }

  /** Who is on: whoever is asked; while own cards are typed in, whoever plays. */
  get #turn(): number {
    return this.ownLuck ? this.view.active : this.table.question.seat
  }

  /** Own cards that everybody sees are typed in: that is nobody's turn, and no hand is shown meanwhile. */
  get #open(): boolean {
    return this.ownLuck && this.decision !== 'draw-card'
  }

  /** The hand is turned over until its owner asks for it. */
  get covered(): boolean {
    return this.shared && !this.over && (this.uncovered !== this.me || this.#open)
  }

  /** What is asked waits until the hand is shown. */
  get curtain(): boolean {
    return this.covered && !this.#open
  }

  /** What the seat here has if the game ended now; while its hand is covered, without the treasures in it. */
  get total(): number {
    const score = this.known?.scores[this.me]
    if (!score) return 0
    return this.covered ? score.sets.reduce((sum, one) => sum + one.points, 0) : score.points
  }

  readonly #about = $derived.by(() => this.table.about?.decisions.find((one) => one.number === this.table.question.decision))

  /** The name of what is asked; empty when nothing is. */
  get decision(): string {
    return this.#about?.name ?? ''
  }

  get rules(): readonly string[] {
    return this.#about?.rules ?? []
  }

  /** What own cards and tokens brought is typed in. */
  get ownLuck(): boolean {
    return this.table.question.decision !== 0 && this.table.question.seat === CHANCE
  }

  get over(): boolean {
    return this.table.question.outcome !== ''
  }

  /** Whether this page answers now. */
  get asked(): boolean {
    return this.table.canAnswer && !this.curtain && !this.isBot(this.table.question.seat)
  }

  #sentence(answer: number): [string, Choice['args']] {
    const [, id = '', args = {}] = this.#about?.answers[answer] ?? []
    return [id, args as Choice['args']]
  }

  /** What is known of each answer. Of cards that everybody sees the help speaks to single seats only. */
  get #told(): [number, ChoiceAbout][] {
    if (this.shared && this.#open)
      return this.table.question.legal.map((answer) => [answer, { targets: [], sentence: this.#sentence(answer) }])
    return Object.entries(this.aid?.choices ?? {}).map(([key, about]) => [Number(key), about])
  }

  readonly choices: Choice[] = $derived.by(() => {
    if (!this.asked) return []
    return this.#told.map(([answer, about]) => {
      const [id, args] = this.#sentence(answer)
      return { ...about, answer, id, args, legal: !about.barred }
    })
  })

  choice(answer: number | null): Choice | null {
    return answer === null ? null : (this.choices.find((one) => one.answer === answer) ?? null)
  }

  /** The choice of a column, while one explores. */
  column(column: number): Choice | null {
    return this.decision === 'explore' ? (this.choices.find((one) => one.column === column) ?? null) : null
  }

  /** The choice that goes with a button: collect, pass, close, leave. */
  button(name: string): Choice | null {
    return this.choices.find((one) => one.targets.some((to) => to.kind === 'button' && to.at === name)) ?? null
  }

  readonly hand: number[] = $derived.by(() => (this.me >= 0 ? handOf(this.view, this.me) : []))

  /** The cards that are lifted. */
  get cards(): number[] {
    return this.lifted.map((place) => this.hand[place] ?? 0)
  }

  /** Chooses a choice; only the filled button confirms it, a barred one says why. */
  choose(choice: Choice): void {
    if (!choice.legal) toastBarred(choice.barred ?? '')
    else if (this.ownLuck) this.answer(choice.answer)
    else if (this.selected !== choice.answer) {
      this.selected = choice.answer
      this.lifted = choice.cards ? this.#placesOf(choice.cards) : []
    }
  }

  #placesOf(cards: readonly number[]): number[] {
    const found: number[] = []
    for (const card of cards) found.push(this.hand.findIndex((one, place) => one === card && !found.includes(place)))
    return found
  }

  /** Why a card of the hand cannot be lifted now: the rule; empty when it can. */
  barrierOf(place: number): string {
    const card = this.hand[place] ?? 0
    if (colourOf(card) === TREASURES) return 'treasures-stay'
    return this.aid?.colours.find((one) => one.colour === colourOf(card))?.barred ?? ''
  }

  /** Lifts a card, or lays it back. Another colour begins anew; more than fit push the first ones back. */
  lift(place: number): void {
    if (this.decision !== 'act' || !this.asked) return
    const barrier = this.barrierOf(place)
    if (barrier) {
      toastBarred(barrier)
      return
    }
    const colour = colourOf(this.hand[place] ?? 0)
    const most = this.aid?.colours.find((one) => one.colour === colour)?.most ?? 0
    if (this.lifted.includes(place)) this.lifted = this.lifted.filter((one) => one !== place)
    else {
      const same = this.lifted.filter((one) => colourOf(this.hand[one] ?? 0) === colour)
      this.lifted = [...same, place].slice(-most)
    }
    this.selected = this.#stored()
  }

  /** The answer that stores what is lifted. */
  #stored(): number | null {
    if (this.lifted.length === 0) return null
    const notation = storeNotation(this.cards)
    const answer = this.#about?.answers.findIndex(([written]) => written === notation) ?? -1
    return answer >= 0 ? answer : null
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
