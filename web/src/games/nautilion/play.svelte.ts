/** A table of Nautilion as the page handles it: beside what every game has, the slate on which dice are given. */

import * as lib from '../../lib/play.svelte'
import type { ChoiceAbout, Explanation, Scenery, Target } from './shapes'
import { type Column, columnsOf, type Giving, givingsOf, NO_PINS, type Pins, pinned, settledWay } from './slate'
import { stillCounts, tokenAt, type View } from './state'
import { whole } from './whole'

export type Choice = lib.Choice<ChoiceAbout>

export class Play extends lib.Play<View, Scenery, ChoiceAbout, Explanation> {
  /** What the pointer or the focus is on. */
  looked = $state.raw<Target | null>(null)
  /** The cell of the slate that the pointer or the focus is on. */
  cell = $state.raw<{ figure: number; column: number } | null>(null)
  pins = $state.raw<Pins>(NO_PINS)
  /** The die that was picked up, as a column. */
  held = $state<number | null>(null)
  /** The Tide is being chosen: which die, and to what. */
  tide = $state(false)
  /** The turn of a die that is looked at. */
  turning = $state<number | null>(null)

  readonly #whole = $derived.by(() => (super.told ? whole(super.told) : null))

  override get told(): Explanation | null {
    return this.#whole
  }

  /** How each die fell last: in which turn, at which roll, showing what. */
  readonly fell = new Map<number, string>()

  /** Nothing is chosen any more. */
  renew(): void {
    this.selected = null
    this.looked = null
    this.cell = null
    this.pins = NO_PINS
    this.held = null
    this.tide = false
    this.turning = null
  }

  /** Whether a token of the path still counts; a replay comes without explanations. */
  isWanted(place: number): boolean {
    return this.known?.wanted.includes(place) ?? stillCounts(this.scenery, this.view, tokenAt(this.view, place))
  }

  readonly ways: Giving[] = $derived.by(() =>
    this.asked ? givingsOf(this.table.question.legal, this.answers, this.view.dice) : [],
  )
  readonly columns: Column[] = $derived(columnsOf(this.view.dice, this.view.given))
  readonly way: Giving | null = $derived(settledWay(this.ways, this.columns, this.pins))

  /** Puts a die to a figure, as a press on a cell does; the same press again changes nothing. */
  pin(figure: number, column: number): void {
    this.selected = null
    this.held = null
    if (this.pins[figure] !== column) this.pins = pinned(this.ways, this.columns, this.pins, figure, column)
  }

  /** The spaces whose crew was wanted in the Abyss and was not there. */
  get missing(): number[] {
    return this.table.question.outcome === 'lost-crew-missing'
      ? this.scenery.spaces.filter((space) => !this.view.crew.includes(space))
      : []
  }

  /** Gives the dice as an answer says, or chooses it. */
  override pick(answer: number): void {
    const way = this.ways.find((one) => one.answer === answer)
    this.renew()
    if (!way) {
      super.pick(answer)
      return
    }
    for (const [figure, value] of way.dice.entries()) {
      const column = this.columns.findIndex(
        (die, at) => die.settled === null && die.value === value && !this.pins.includes(at),
      )
      if (value && column >= 0) this.pin(figure, column)
    }
  }

  override get ready(): number | null {
    if (this.selected !== null) return this.selected
    return this.decision === 'plan' && !this.tide ? (this.way?.answer ?? null) : null
  }
}
