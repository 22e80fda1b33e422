/**
 * This browser's share of fair dice: it promises its bytes when it knows the commitment, sends them when all have promised, and
 * keeps what it saw. Bytes are never used twice. Where others may know the bytes of this browser already, it promises anew only if
 * the person agrees: otherwise whoever knows all bytes but their own could try as often as they like.
 */

import type { Dice, FromClient, Welcome } from '../protocol'
import { diceName, type Given, type KeptDice, keepDice, keptDice, toldAnew } from './keptdice'
import { mine, randomHex } from './mine.svelte'
import { ALL_SEATS, type Line } from './table.svelte'
import { toast } from './toast.svelte'

/**
 * What a person must know or decide. changed: what was settled is not what this browser was told before; elsewhere: the bytes of
 * this seat lie in another browser; agree: somebody lost their bytes after these were sent; not-lost: the table says that these
 * bytes were lost, and they are here.
 */
export type Trouble = '' | 'changed' | 'elsewhere' | 'agree' | 'not-lost'

const KEEP_EVERY = 25

export class Share {
  trouble = $state<Trouble>('')
  #name = ''
  #kept: KeptDice | null = null
  #welcome: Welcome | null = null
  #dice: Dice | null = null
  #work: Promise<void> = Promise.resolve()
  #saved = 0
  /** The game was over when this page opened, and its journal had been kept. */
  #stands = false

  constructor(
    private readonly token: string,
    private readonly send: (message: FromClient) => boolean,
  ) {}

  /** The table has told how far its dice are. */
  hear(welcome: Welcome, dice: Dice | null): void {
    this.#welcome = welcome
    this.#dice = dice
    this.#work = this.#work.then(() => this.step()).catch(() => undefined)
  }

  /** The person agrees that all promise anew. */
  agree(): void {
    if (!this.#kept || !this.#dice || !this.#welcome) return
    this.#kept.agreed = this.#dice.round
    this.save()
    this.hear(this.#welcome, this.#dice)
  }

  /** The person says that the bytes of this seat are lost. */
  lose(): void {
    if (!this.#dice) return
    if (this.#kept) this.#kept.lost = this.#dice.round
    this.save()
    this.send({ do: 'luck', round: this.#dice.round, lost: true })
  }

  /**
   * Keeps the journal as it was told: now and then, and at the end. What was told before is never forgotten, or a host could show
   * other dice at first and the right ones later. A greeting tells the journal before the dice are known; after the game what
   * was kept during it stands.
   */
  told(lines: readonly Line[], over: boolean, now = over): void {
    const greeting = this.#kept === null
    this.#work = this.#work.then(() => this.journal(lines, now, greeting && over))
  }

  private journal(lines: readonly Line[], now: boolean, greetedAtEnd: boolean): void {
    const dice = this.#kept
    if (!dice?.shares) return
    this.#stands ||= greetedAtEnd && dice.lines !== undefined
    if (this.#stands) return
    const before = dice.lines ?? []
    dice.lines = toldAnew(before, lines)
    const anew = dice.lines.slice(before.length).some((one) => typeof one === 'number')
    if (!now && !anew && Math.abs(dice.lines.length - this.#saved) < KEEP_EVERY) return
    this.#saved = dice.lines.length
    this.save()
  }

  private save(): void {
    if (this.#kept) keepDice(this.#name, this.#kept)
  }

  private async step(): Promise<void> {
    const [welcome, dice] = [this.#welcome, this.#dice]
    if (welcome === null || welcome.luck !== 'fair' || welcome.seat === -1) return
    const seat = welcome.seat === ALL_SEATS ? (dice?.givers[0] ?? 0) : welcome.seat
    if (dice && !dice.givers.includes(seat)) return
    // Where this browser keeps its dice is found by its own link: a host that called the table otherwise would be given new bytes.
    const name = diceName(welcome.table, seat)
    this.#name = mine.find(this.token)?.dice ?? name
    const commitment = welcome.commitment ?? ''
    this.#kept = keptDice(this.#name) ?? this.#kept ?? { commitment, seat, rounds: {} }
    mine.note(this.token, { dice: this.#name })
    const same = this.#name === name && this.#kept.commitment === commitment
    if (!same || (dice && !fits(welcome, dice))) this.trouble = 'changed'
    else if (dice === null) this.giveFirst(welcome, seat)
    else if (dice.shares?.length) this.begun(dice, seat)
    else await this.give(commitment, dice, seat)
  }

  /** A table from before there were promises: the bytes, once the commitment is known. */
  private giveFirst(welcome: Welcome, seat: number): void {
    if (welcome.seats[seat]?.joined) return
    this.send({ do: 'luck', bytes: this.round(1, '').bytes })
  }

  private round(number: number, terms: string): Given {
    const dice = this.#kept as KeptDice
    const own = dice.rounds[number] ?? { bytes: randomHex(32), terms }
    dice.rounds[number] = own
    this.save()
    return own
  }

  private async give(commitment: string, dice: Dice, seat: number): Promise<void> {
    const given = (dice.given ?? []).includes(seat)
    const at = dice.givers.indexOf(seat)
    const promised = dice.promises?.[at] ?? ''
    const known = this.#kept?.rounds[dice.round] !== undefined
    this.trouble = known ? '' : given || promised ? 'elsewhere' : this.hindrance(dice, seat)
    if (this.trouble !== '') return
    const own = this.round(dice.round, dice.terms)
    if (dice.givers.length === 1) {
      if (!given) this.reveal(own, dice)
      return
    }
    const { promiseOf } = await import('../proof/hashes')
    const promise = promiseOf(commitment, dice.round, seat, own.bytes)
    const all = dice.promises ?? []
    if (promised === '') this.send({ do: 'luck', round: dice.round, promise })
    else if (promised !== promise) this.trouble = 'elsewhere'
    else if (own.terms !== dice.terms || (own.promises && own.promises.join() !== all.join())) this.trouble = 'changed'
    else if (all.every((one) => one !== '') && !given) this.reveal(own, dice)
  }

  /** Why a new promise needs the person's word: the bytes of this browser's newest round may be known, however many rounds ago. */
  private hindrance(dice: Dice, seat: number): Trouble {
    const dear = this.#kept as KeptDice
    const earlier = Object.keys(dear.rounds)
      .map(Number)
      .filter((round) => round < dice.round)
    const newest = Math.max(0, ...earlier)
    if (newest === 0 || dear.agreed === dice.round || dear.lost === dice.round - 1) return ''
    if (newest === dice.round - 1 && dice.anew?.[dice.round - 2] === seat) return 'not-lost'
    return dear.rounds[newest]?.sent ? 'agree' : ''
  }

  /** The bytes leave this browser; what they were promised against is kept first. */
  private reveal(own: Given, dice: Dice): void {
    own.promises = [...(dice.promises ?? [])]
    own.sent = true
    this.save()
    this.send({ do: 'luck', round: dice.round, bytes: own.bytes })
  }

  /** All have given: what everybody gave is kept, and must be what was promised to this browser. */
  private begun(dice: Dice, seat: number): void {
    const dear = this.#kept as KeptDice
    const own = dear.rounds[dice.round]
    const shares = dice.shares ?? []
    if (own === undefined) {
      if (!mine.find(this.token)?.foreign) toast('page-dice-foreign')
      mine.note(this.token, { foreign: true })
      return
    }
    const same =
      shares[dice.givers.indexOf(seat)] === own.bytes &&
      own.terms === dice.terms &&
      own.promises?.join() === (dice.promises ?? []).join() &&
      (dear.shares === undefined || dear.shares.join() === shares.join())
    this.trouble = same ? '' : 'changed'
    if (!same || dear.shares) return
    Object.assign(dear, { round: dice.round, shares: [...shares], anew: [...(dice.anew ?? [])] })
    this.save()
  }
}

/** Whether the terms say of the game what the table says. */
function fits(welcome: Welcome, dice: Dice): boolean {
  try {
    const terms = JSON.parse(dice.terms) as {
      game: string
      options: Record<string, unknown>
      seats: number
      givers: number[]
    }
    const same = (name: string): boolean => JSON.stringify(terms.options[name]) === JSON.stringify(welcome.options[name])
    return (
      terms.game === welcome.game &&
      terms.seats === welcome.seats.length &&
      terms.givers.join() === dice.givers.join() &&
      dice.round === (dice.anew ?? []).length + 1 &&
      (dice.promises ?? []).length === (dice.givers.length > 1 ? dice.givers.length : 0) &&
      Object.keys(terms.options).every(same)
    )
  } catch {
    return false
  }
}
