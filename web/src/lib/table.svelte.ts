/** A running table, as one link sees it. It holds what the server told and asks what a person wants; it knows no rule. */

import type {
  Chances,
  Description,
  Dice,
  Explained,
  FromClient,
  FromServer,
  Pointed,
  Proposed,
  Question,
  Refused,
  Rematched,
  Said,
  SeatAbout,
  Update,
  Welcome,
} from '../protocol'
import { changed, type View } from './changes'
import { isTaught } from './guide/learned'
import { description } from './http'
import { mine, randomHex } from './mine.svelte'
import { Playback } from './playback.svelte'
import { Share } from './share.svelte'
import { Socket } from './socket'

export const WATCHER = -1
export const ANYONE = -2
export const CHANCE = -1
export const ALL_SEATS = -3

export type Connection = 'connecting' | 'open' | 'lost'

/** What a board reads, at a running table and in a replay. */
export interface TableLike {
  readonly welcome: Welcome | null
  readonly about: Description | null
  readonly view: View
  /** What the board draws: while what happened is shown step by step, an earlier position. */
  readonly shown: View
  /** Whether that is so. */
  readonly playing: boolean
  readonly question: Asked
  readonly revision: number
  readonly lines: readonly Line[]
  /** What is asked in this revision and what the choices would do; missing until it has come. */
  readonly explained: Explained | null
  /** What the choices of this revision are worth; missing where that is not told. */
  readonly chances?: Chances | null
  readonly seats: readonly SeatAbout[]
  readonly proposed: Proposed | null
  readonly refused: Refused | null
  readonly said: Said | null
  readonly pointed: Pointed | null
  /** The table of the next game, once somebody asked for it. */
  readonly rematched: Rematched | null
  /** When everybody was told what is asked now. */
  readonly askedAt: number
  readonly connection: Connection
  readonly mySeats: readonly number[]
  readonly busy: boolean
  readonly replay: boolean
  /** How far fair dice have come; not in a replay. */
  readonly dice?: Dice | null
  /** Whether this page is asked. */
  readonly yours: boolean
  readonly canAnswer: boolean
  readonly canUndo: boolean
  play(answer: number, seat?: number): void
  feed(answer: number): void
  undo(turn?: boolean): void
  say(phrase: string): void
  point(what: string, at: number): void
  settings(changed: { name?: string; wait?: boolean; odds?: boolean }): void
  replace(seat: number): void
  comeBack(): void
  keepTable(): void
  rematch(): void
}

export type Line = readonly number[]

/** What is asked now; the server leaves out what is empty. */
export type Asked = Required<Question>

export const NOTHING_ASKED: Asked = { decision: 0, seat: 0, arguments: [], legal: [], barrier: '', outcome: '', scores: [] }

const ANSWER_WITHIN = 8_000

/** Nobody sits down by such a link: it is to be exchanged first, or has been. */
export const NOT_A_SEAT = ['invitation', 'seat-taken', 'recovery-link', 'recovery-used']

/** Refusals that will not change by trying again. */
const FINAL = ['unknown-link', 'table-gone', 'bad-message', ...NOT_A_SEAT, 'link-ended']

/** They also hold for a table that was open. */
const ENDINGS = ['table-gone', 'link-ended']

type Move = Extract<FromClient, { id: string }>

/** Whether nobody can see the page: another tab lies over it, or the screen is off. */
export const isHidden = (): boolean => document.visibilityState === 'hidden'

function asked(question: Question): Asked {
  return { ...NOTHING_ASKED, ...question }
}

export class TableClient implements TableLike {
  welcome = $state.raw<Welcome | null>(null)
  about = $state.raw<Description | null>(null)
  question = $state.raw<Asked>(NOTHING_ASKED)
  revision = $state(0)
  lines = $state.raw<readonly Line[]>([])
  explained = $state.raw<Explained | null>(null)
  chances = $state.raw<Chances | null>(null)
  seats = $state.raw<readonly SeatAbout[]>([])
  proposed = $state.raw<Proposed | null>(null)
  refused = $state.raw<Refused | null>(null)
  said = $state.raw<Said | null>(null)
  pointed = $state.raw<Pointed | null>(null)
  rematched = $state.raw<Rematched | null>(null)
  askedAt = $state(Date.now())
  connection = $state<Connection>('connecting')
  /** Why there is nothing behind this link. */
  failed = $state.raw<Refused | null>(null)
  secret = $state('')
  /** How far fair dice have come. */
  dice = $state.raw<Dice | null>(null)
  readonly share: Share
  readonly replay = false

  /** An earlier view that is shown for a moment, while what happened is played back. */
  earlier = $state.raw<View | null>(null)
  readonly #playback = new Playback()
  #current = $state.raw<View>({})
  #moves = $state.raw<readonly Move[]>([])
  #socket: Socket
  #timer = 0
  /** Tells this page from others that have the same link open, also when it comes back by a new line. */
  #page = randomHex(6)
  /** The revision that was before somebody's eyes last; 0 before the first. */
  #have: number
  /** The first line of the journal that nobody has seen here; without an end where there is none. */
  #unseen = Number.POSITIVE_INFINITY

  constructor(readonly token: string) {
    const own = mine.open(token)
    this.#have = own.seen
    this.share = new Share(token, (message) => this.#socket.send(message))
    this.#socket = new Socket({
      opened: () => {
        this.#socket.send({ do: 'hello', token, have: this.#have, page: this.#page, explain: true, advise: isTaught(token) })
      },
      told: (message) => this.told(message),
      lost: () => {
        if (this.connection !== 'connecting' || this.welcome) this.connection = 'lost'
      },
    })
  }

  get view(): View {
    return this.earlier ?? this.#current
  }

  get shown(): View {
    return this.earlier ?? this.#playback.view ?? this.#current
  }

  get playing(): boolean {
    return this.earlier !== null || this.#playback.view !== null
  }

  /** The seats that answer from this page. */
  get mySeats(): readonly number[] {
    const seat = this.welcome?.seat ?? WATCHER
    if (seat === ALL_SEATS) return this.seats.map((_, index) => index)
    return seat === WATCHER ? [] : [seat]
  }

  /** Whether a move is on its way. */
  get busy(): boolean {
    return this.#moves.length > 0
  }

  get over(): boolean {
    return this.question.outcome !== ''
  }

  get yours(): boolean {
    const { decision, seat, legal } = this.question
    if (decision === 0 || legal.length === 0 || this.mySeats.length === 0 || this.welcome?.frozen) return false
    return seat === ANYONE || seat === CHANCE || this.mySeats.includes(seat)
  }

  get canAnswer(): boolean {
    return this.yours && !this.busy && this.earlier === null
  }

  get canUndo(): boolean {
    return (
      this.mySeats.length > 0 && this.question.barrier === '' && this.lines.length > 0 && !this.busy && !this.welcome?.frozen
    )
  }

  play(answer: number, seat?: number): void {
    const whose = seat === undefined && this.mySeats.length > 1 && this.question.seat >= 0 ? this.question.seat : seat
    this.move({ do: 'play', id: randomHex(16), revision: this.revision, answer, seat: whose ?? null })
  }

  feed(answer: number): void {
    this.move({ do: 'feed', id: randomHex(16), revision: this.revision, answer })
  }

  undo(turn = false): void {
    this.move({ do: 'undo', id: randomHex(16), revision: this.revision, turn })
  }

  say(phrase: string): void {
    this.#socket.send({ do: 'say', phrase })
  }

  point(what: string, at: number): void {
    this.#socket.send({ do: 'point', what, at })
  }

  settings(changed: { name?: string; wait?: boolean; odds?: boolean }): void {
    const { name = null, wait = null, odds = null } = changed
    this.#socket.send({ do: 'settings', name, wait, odds })
  }

  /** Gives a seat that has been silent for too long to a bot. */
  replace(seat: number): void {
    this.#socket.send({ do: 'replace', seat })
  }

  /** Takes the own seat back from the bot that was put there meanwhile. */
  comeBack(): void {
    this.#socket.send({ do: 'return' })
  }

  /** Keeps a table that others ask to delete. */
  keepTable(): void {
    this.#socket.send({ do: 'keep' })
  }

  /** Asks for another game with the same people and options. */
  rematch(): void {
    this.#socket.send({ do: 'rematch' })
  }

  /** Somebody looks: gives the first line that came since they last did. */
  look(): number {
    const first = Math.min(this.#unseen, this.lines.length)
    this.#unseen = Number.POSITIVE_INFINITY
    this.note(this.revision)
    return first
  }

  /** The page may not come back: what was told is kept at once. */
  leave(): void {
    this.share.told(this.lines, this.over, true)
  }

  close(): void {
    this.leave()
    clearTimeout(this.#timer)
    this.#socket.close()
  }

  private move(move: Move): void {
    if (this.busy) return
    this.#moves = [move]
    this.#socket.send(move)
    this.watch()
  }

  /** A move that stays without an answer means a dead line. */
  private watch(): void {
    clearTimeout(this.#timer)
    if (this.busy) this.#timer = window.setTimeout(() => this.#socket.renew(), ANSWER_WITHIN)
  }

  private told(message: FromServer): void {
    if (message.is === 'welcome') this.greeted(message)
    else if (message.is === 'update') this.updated(message)
    else if (message.is === 'done') this.settled(message.id)
    else if (message.is === 'refused') this.refuse(message)
    else if (message.is === 'seats') this.seats = message.seats
    else if (message.is === 'dice') this.heardDice(message)
    else if (message.is === 'proposed') this.proposed = message.seat < 0 ? null : message
    else if (message.is === 'said') this.said = message
    else if (message.is === 'pointed') this.pointed = message
    else if (message.is === 'rematched') this.rematched = message
    else if (message.is === 'explained') this.explain(message)
    else if (message.is === 'chances' && message.revision === this.revision) this.chances = message
  }

  /** Takes what is explained of the running revision. */
  private explain(message: Explained): void {
    if (message.revision === this.revision) this.explained = message
  }

  private greeted(message: Welcome): void {
    this.welcome = message
    this.#playback.skip()
    this.#current = message.view
    this.lines = message.lines
    this.seats = message.seats
    this.secret = message.secret ?? ''
    this.connection = 'open'
    this.proposed = null
    if (this.#have > 0) this.#unseen = Math.min(this.#unseen, message.since ?? 0)
    mine.open(this.token, message.game)
    this.heardDice(message.dice ?? null)
    this.arrive(message.revision, message.question)
    this.askedAt = Date.now() - 1_000 * (message.silent ?? 0)
    if (this.about === null)
      void description(message.game).then(
        (about) => {
          this.about = about
        },
        () => {},
      )
    for (const move of this.#moves) this.#socket.send(move)
    this.watch()
  }

  private heardDice(dice: Dice | null): void {
    this.dice = dice
    if (this.welcome) this.share.hear(this.welcome, dice)
  }

  private updated(message: Update): void {
    const { changes = {}, steps = [], keep = -1 } = message
    // What is taken back is not played backward.
    if (keep >= 0) this.#playback.leap()
    else if (steps.length === 1) this.#playback.play(this.#current, [{ entry: steps[0]?.entry ?? -1, changes }])
    else this.#playback.play(this.#current, steps)
    this.#current = changed(this.#current, changes)
    if (isHidden()) this.#unseen = Math.min(this.#unseen, keep >= 0 ? keep : this.lines.length)
    this.lines = [...(keep >= 0 ? this.lines.slice(0, keep) : this.lines), ...(message.lines ?? [])]
    if (message.secret) this.secret = message.secret
    if (message.done) this.settled(message.done)
    this.proposed = null
    this.arrive(message.revision, message.question)
  }

  private arrive(revision: number, question: Question): void {
    this.question = asked(question)
    this.share.told(this.lines, this.over)
    this.askedAt = Date.now()
    if (this.explained?.revision !== revision) this.explained = null
    if (this.chances?.revision !== revision) this.chances = null
    this.revision = revision
    if (!isHidden()) this.note(revision)
  }

  private note(seen: number): void {
    this.#have = seen
    mine.note(this.token, { seen })
  }

  private settled(id: string): void {
    if (!this.#moves.some((move) => move.id === id)) return
    this.#moves = this.#moves.filter((move) => move.id !== id)
    this.refused = null
    this.watch()
  }

  private refuse(message: Refused): void {
    this.#moves = this.#moves.filter((move) => move.id !== message.id)
    this.watch()
    const open = this.connection === 'open'
    if (ENDINGS.includes(message.code) || (!open && FINAL.includes(message.code))) {
      if (NOT_A_SEAT.includes(message.code)) mine.forget(this.token)
      this.failed = message
      this.close()
    } else if (!open) {
      this.#socket.renew()
    } else {
      this.refused = message
    }
  }
}
