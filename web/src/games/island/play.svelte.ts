/** A table of Nautilus Island as the page handles it: beside what every game has, the hand and who may see it. */

import * as lib from '../../lib/play.svelte'
import { ALL_SEATS } from '../../lib/table.svelte'
import { toastBarred } from '../../lib/toast.svelte'
import type { ChoiceAbout, Explanation, Scenery } from './shapes'
import { colourOf, handOf, TREASURES, type View } from './state'

export type Choice = lib.Choice<ChoiceAbout>

export class Play extends lib.Play<View, Scenery, ChoiceAbout, Explanation> {
  /** The answer that the pointer or the focus is on. */
  looked = $state<number | null>(null)
  /** The cards that are lifted out of the hand, as places in it. */
  lifted = $state.raw<readonly number[]>([])
  /** At a shared screen: the seat whose hand lies open. */
  uncovered = $state(-1)
  #last = $state(-1)

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

  /** Takes note of what was explained, and of whose turn it is at a shared screen. */
  override see(): void {
    super.see()
    const seat = this.#turn
    if (this.table.question.decision !== 0 && this.#people.includes(seat)) this.#last = seat
    if (this.shared && seat !== this.uncovered) this.uncovered = -1
  }

  /** What was explained last. Several people at one screen must not see what was meant for another. */
  override get known(): Explanation | null {
    return this.shared ? this.told : super.known
  }

  /** The seats of people who answer from this page. */
  get #people(): readonly number[] {
    return this.table.mySeats.filter((seat) => !this.isBot(seat))
  }

  isBot(seat: number): boolean {
    return Boolean(this.table.seats[seat]?.bot)
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

  /** Whether this page answers now. */
  override get asked(): boolean {
    return super.asked && !this.curtain && !this.isBot(this.table.question.seat)
  }

  /** The choice of a column, while one explores. */
  column(column: number): Choice | null {
    return this.decision === 'explore' ? this.at('column', column) : null
  }

  /** The choice that goes with a button: collect, pass, close, leave. */
  button(name: string): Choice | null {
    return this.at('button', name)
  }

  readonly hand: number[] = $derived.by(() => (this.me >= 0 ? handOf(this.shown, this.me) : []))

  /** The cards that are lifted. */
  get cards(): number[] {
    return this.lifted.map((place) => this.hand[place] ?? 0)
  }

  protected override select(choice: Choice): void {
    if (this.selected === choice.answer) return
    this.selected = choice.answer
    this.lifted = choice.cards ? this.#placesOf(choice.cards) : []
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
    return this.told?.colours.find((one) => one.colour === colourOf(card))?.barred ?? ''
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
    const most = this.told?.colours.find((one) => one.colour === colour)?.most ?? 0
    if (this.lifted.includes(place)) this.lifted = this.lifted.filter((one) => one !== place)
    else {
      const same = this.lifted.filter((one) => colourOf(this.hand[one] ?? 0) === colour)
      this.lifted = [...same, place].slice(-most)
    }
    this.selected = this.#stored()
  }

  /** The answer that stores what is lifted. */
  #stored(): number | null {
    const lifted = this.cards.toSorted((a, b) => a - b).join()
    return this.legal.find((one) => one.cards?.join() === lifted)?.answer ?? null
  }
}
