/** A table as its page handles it: what is asked, what is explained, what is chosen but not yet final. Each game adds its own. */

import type * as explaining from '../explaining'
import { Odds } from './odds.svelte'
import { inForce } from './rules.svelte'
import { ANYONE, CHANCE, type TableLike } from './table.svelte'
import { toastBarred } from './toast.svelte'
import { t } from './words.svelte'

/** What a game explains about an answer. */
interface About extends explaining.Choice {
  targets: { kind: string; at: number | string }[]
}

interface Explanation<T> extends explaining.Explanation {
  choices: Record<string, T>
}

/** One answer that can be chosen, or that people would try; what is explained about it may still be on its way. */
export type Choice<T extends About> = Partial<T> & {
  answer: number
  /** What the answer is called: the id of its sentence, and the sentence's arguments. */
  id: string
  args: Record<string, number | string>
  notation: string
  legal: boolean
  targets: T['targets']
  sentence: explaining.Sentence
}

export class Play<View, Scenery, T extends About, Told extends Explanation<T>> {
  /** The answer that was chosen and waits for the filled button. */
  selected = $state<number | null>(null)
  #known = $state.raw<Told | null>(null)

  /** What the choices are worth, where that is told. */
  readonly odds: Odds

  constructor(readonly table: TableLike) {
    this.odds = new Odds(table)
  }

  /** Takes note of what was explained. */
  see(): void {
    if (this.told) this.#known = this.told
  }

  get view(): View {
    return this.table.view as unknown as View
  }

  /** What the board draws: how the table stands, or stood a moment ago, while it is shown what happened. */
  get shown(): View {
    return this.table.shown as unknown as View
  }

  get scenery(): Scenery {
    return this.table.welcome?.scenery as unknown as Scenery
  }

  /** What is explained of the running decision; null until that has come. */
  get told(): Told | null {
    return (this.table.explained?.explanation as unknown as Told | undefined) ?? null
  }

  /** What was explained last: what is drawn with it stays until there is something newer. */
  get known(): Told | null {
    return this.told ?? this.#known
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

  /** What own dice and cards brought is typed in. */
  get ownLuck(): boolean {
    return this.table.question.decision !== 0 && this.table.question.seat === CHANCE
  }

  get over(): boolean {
    return this.table.question.outcome !== ''
  }

  /** Whether this page answers now. */
  get asked(): boolean {
    return this.table.canAnswer
  }

  /** What is legal, which can be pressed before anything is explained; then also what people would try. */
  readonly choices: Choice<T>[] = $derived.by(() => {
    if (!this.asked) return []
    const legal = new Set(this.table.question.legal)
    const explained = this.told?.choices ?? {}
    const all = new Set([...legal, ...Object.keys(explained).map(Number)])
    return [...all].sort((a, b) => a - b).map((answer) => this.#made(answer, legal.has(answer), explained[answer]))
  })

  #made(answer: number, legal: boolean, about: T | undefined): Choice<T> {
    const [notation = '', id = '', told = {}] = this.answers[answer] ?? []
    const args = told as Choice<T>['args']
    const targets = (this.#about?.targets?.[answer] ?? []) as unknown as T['targets']
    return { targets, sentence: [id, args], ...about, answer, id, args, notation, legal } as unknown as Choice<T>
  }

  get legal(): Choice<T>[] {
    return this.choices.filter((one) => one.legal)
  }

  choice(answer: number | null): Choice<T> | null {
    return answer === null ? null : (this.choices.find((one) => one.answer === answer) ?? null)
  }

  /** The choice that is made on a target; a legal one first. */
  at(kind: T['targets'][number]['kind'], at: number | string): Choice<T> | null {
    const here = this.choices.filter((choice) => choice.targets.some((one) => one.kind === kind && one.at === at))
    return here.find((choice) => choice.legal) ?? here[0] ?? null
  }

  /** A press on something: chooses it, or learns why not; only the filled button confirms. What own luck brought is told at once. */
  choose(choice: Choice<T>): void {
    if (!choice.legal) toastBarred(choice.barred ?? '')
    else if (this.ownLuck) this.answer(choice.answer)
    else this.select(choice)
  }

  protected select(choice: Choice<T>): void {
    this.selected = choice.answer
  }

  /** The answer that the filled button would give now. */
  get ready(): number | null {
    return this.selected
  }

  /** Every legal answer, as a list has it. */
  get rows(): { answer: number; name: string }[] {
    return this.legal.map((one) => ({ answer: one.answer, name: t(one.id, one.args) }))
  }

  /** Chooses an answer out of a list. */
  pick(answer: number): void {
    const found = this.choice(answer)
    if (found) this.choose(found)
  }

  /** Plays what is chosen. */
  confirm(): void {
    if (this.ready !== null) this.answer(this.ready)
  }

  answer(answer: number): void {
    if (!this.asked) return
    if (this.ownLuck) this.table.feed(answer)
    else this.table.play(answer, this.#speaker)
  }

  /** Whose answer it is, where several sit at one screen and any may answer. */
  get #speaker(): number | undefined {
    const { mySeats, question } = this.table
    return mySeats.length > 1 && question.seat === ANYONE ? 0 : undefined
  }

  isFinal(answer: number): boolean {
    return this.told?.final?.includes(answer) ?? false
  }
}
