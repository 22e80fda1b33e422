/** A table of Nautilion as the page handles it: what is asked, what is looked at, what is chosen but not yet final. */

import { inForce } from '../../lib/rules.svelte'
import { ANYONE, CHANCE, type TableLike } from '../../lib/table.svelte'
import { toastBarred } from '../../lib/toast.svelte'
import { type Aid, type ChoiceAbout, type Scenery, sameTarget, stillCounts, type Target, type Where } from './aid'
import { type Column, columnsOf, type Giving, givingsOf, NO_PINS, type Pins, pinned, settledWay } from './slate'
import { tokenAt, type View } from './state'

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
  /** The last help that came: what is drawn with it stays until newer help is there. */
  known = $state.raw<Aid | null>(null)

  /** How each die fell last: in which turn, at which roll, showing what. */
  readonly fell = new Map<number, string>()

  constructor(readonly table: TableLike) {}

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

  get view(): View {
    return this.table.view as unknown as View
  }

  get aid(): Aid | null {
    return (this.table.aided?.aid as Aid | undefined) ?? null
  }

  get scenery(): Scenery {
    return this.table.welcome?.scenery as unknown as Scenery
  }

  /** Whether a token of the path still counts; a replay comes without the server's help. */
  isWanted(place: number): boolean {
    return this.known?.wanted.includes(place) ?? stillCounts(this.scenery, this.view, tokenAt(this.view, place))
  }

  readonly #about = $derived.by(() => this.table.about?.decisions.find((one) => one.number === this.table.question.decision))

  /** The name of what is asked; empty when nothing is. */
  get decision(): string {
    return this.#about?.name ?? ''
  }

  get rules(): readonly string[] {
    return inForce(this.table, this.#about?.rules ?? [])
  }

  get answers() {
    return this.#about?.answers ?? []
  }

  /** The outcomes of own dice are typed in. */
  get ownDice(): boolean {
    return this.table.question.decision !== 0 && this.table.question.seat === CHANCE
  }

  get over(): boolean {
    return this.table.question.outcome !== ''
  }

  readonly choices: Choice[] = $derived.by(() => {
    if (!this.table.canAnswer) return []
    return Object.entries(this.aid?.choices ?? {}).flatMap(([key, about]) => {
      const answer = Number(key)
      const [, id = '', args = {}] = this.answers[answer] ?? []
      return [{ ...about, answer, id, args: args as Choice['args'], legal: !about.barred }]
    })
  })

  /** The choice that is made on a target; a legal one first. */
  at(kind: Where, at: number | string): Choice | null {
    const here = this.choices.filter((choice) => choice.targets.some((one) => sameTarget(one, { kind, at })))
    return here.find((choice) => choice.legal) ?? here[0] ?? null
  }

  choice(answer: number | null): Choice | null {
    return answer === null ? null : (this.choices.find((choice) => choice.answer === answer) ?? null)
  }

  readonly ways: Giving[] = $derived.by(() =>
    this.table.canAnswer ? givingsOf(this.table.question.legal, this.answers, this.view.dice) : [],
  )
  readonly columns: Column[] = $derived(columnsOf(this.view.dice, this.view.given))
  readonly way: Giving | null = $derived(settledWay(this.ways, this.columns, this.pins))

  /** Puts a die to a figure, as a press on a cell does; the same press again changes nothing. */
  pin(figure: number, column: number): void {
    this.selected = null
    this.held = null
    if (this.pins[figure] !== column) this.pins = pinned(this.ways, this.columns, this.pins, figure, column)
  }

  /** A press on something: chooses it, or learns why not; only the filled button confirms. What own dice brought is told at once. */
  choose(choice: Choice): void {
    if (!choice.legal) toastBarred(choice.barred ?? '')
    else if (this.ownDice) this.answer(choice.answer)
    else this.selected = choice.answer
  }

  /** The answer that the filled button would give now. */
  get ready(): number | null {
    if (this.selected !== null) return this.selected
    return this.decision === 'plan' && !this.tide ? (this.way?.answer ?? null) : null
  }

  /** Plays what is chosen. */
  confirm(): void {
    if (this.ready !== null) this.answer(this.ready)
  }

  answer(answer: number): void {
    if (!this.table.canAnswer) return
    if (this.ownDice) this.table.feed(answer)
    else this.table.play(answer, this.#speaker)
  }

  /** Whose answer it is, where several sit at one screen and any may answer. */
  get #speaker(): number | undefined {
    const { mySeats, question } = this.table
    return mySeats.length > 1 && question.seat === ANYONE ? 0 : undefined
  }

  isFinal(answer: number): boolean {
    return this.table.aided?.final.includes(answer) ?? false
  }
}
