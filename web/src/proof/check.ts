/**
 * Checks the dice of a finished record without the rules: every draw is drawn again from the secret and the players' bytes, by what
 * the record says of it, and the record is held against what this browser saw and sent. That the record's occasions and weights
 * follow from the rules cannot be seen here: `leagues verify` shows that.
 */

import type { KeptDice } from '../lib/keptdice'
import type { Description } from '../protocol'
import { bytes, drawn, keyOf, openKeyOf, promiseOf, sha256Hex } from './hashes'
import { shownOtherwise } from './shown'

export interface Drawn {
  n: number
  by: number | 'chance'
  asks: string
  answer: string
  forced?: true
  luck?: { occasion: string; n: number; weights: Record<string, number> }
}

interface Fairness {
  kind: 'fair' | 'open' | 'own'
  seed?: string
  commitment?: string
  protocol?: number
  terms?: string
  clients?: string[]
  promises?: string[]
  anew?: number[]
}

interface Header {
  leagues: number
  game: string
  rules: number
  options: Record<string, unknown>
  tables: { hash: string }
  seats: string[]
  fairness: Fairness
  forked?: number
  start?: unknown
  bots?: [number, number, string][]
}

interface Terms {
  game: string
  rules: number
  options: Record<string, unknown>
  values: string
  seats: number
  bots: string[]
  givers: number[]
}

/** What was found. `problem` names the first thing that is wrong: its sentence lies in the words under `page-proof-…`. */
export interface Finding {
  problem: string
  entry: number
  right: string
  found: string
  kind: Fairness['kind'] | ''
  draws: number
  /** The draws that could be held against what this browser was shown. */
  shown: number
  /** Whether this browser had given to these dice and kept what it saw. */
  own: boolean
  givers: number
  protocol: number
  anew: number
  forked: number
  whole: boolean
}

class Wrong extends Error {
  constructor(
    readonly problem: string,
    readonly entry = 0,
    readonly found = '',
    readonly right = '',
  ) {
    super(problem)
  }
}

function need(right: boolean, problem: string, entry = 0, found = '', other = ''): asserts right {
  if (!right) throw new Wrong(problem, entry, found, other)
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was settled before anybody gave must be what the header says. */
function checkTerms(header: Header, terms: Terms, whole: boolean): void {
  const bots = terms.bots.flatMap((policy, seat) => (policy ? [[0, seat, policy]] : []))
  const agrees =
    terms.game === header.game &&
    terms.rules <= header.rules &&
    Object.keys(terms.options).every((name) => same(terms.options[name], header.options[name])) &&
    terms.seats === header.seats.length &&
    (!whole || (terms.values.slice(0, 16) === header.tables.hash && same((header.bots ?? []).slice(0, bots.length), bots)))
  need(agrees, 'terms')
}

/** The key of fair dice, if the header agrees with itself and with what this browser kept. */
function fairKey(header: Header, secret: string, kept: KeptDice | null, whole: boolean): Uint8Array {
  const { commitment = '', terms = '', clients = [], promises = [], anew = [] } = header.fairness
  need(sha256Hex(bytes(secret)) === commitment, 'secret')
  const agreed = terms ? (JSON.parse(terms) as Terms) : null
  const givers = agreed?.givers ?? clients.map((_, seat) => seat)
  need(givers.length === clients.length, 'terms')
  if (agreed) {
    checkTerms(header, agreed, whole)
    const right =
      givers.length > 1 ? givers.map((seat, at) => promiseOf(commitment, anew.length + 1, seat, clients[at] ?? '')) : []
    need(same(promises, right), 'promise')
  }
  if (kept) {
    const own = kept.rounds[kept.round ?? anew.length + 1]
    need(kept.commitment === commitment, 'kept-commitment')
    need(own !== undefined && clients[givers.indexOf(kept.seat)] === own.bytes, 'kept-share')
    need(own.terms === terms, 'kept-terms')
    need(
      same(own.promises ?? [], promises) && same(kept.shares ?? clients, clients) && same(kept.anew ?? anew, anew),
      'kept-promises',
    )
  }
  return keyOf(secret, terms, clients)
}

/** Draws every draw again; gives those that were checked. */
function drawAgain(key: Uint8Array, entries: readonly Drawn[], forked: number): Drawn[] {
  const counted = new Map<string, number>()
  const checked: Drawn[] = []
  for (const entry of entries) {
    if (entry.by !== 'chance' || entry.forced || entry.n <= forked) continue
    const luck = entry.luck
    need(luck !== undefined, 'no-luck', entry.n)
    const address = `${entry.asks}/${luck.occasion}`
    // In a fork the earlier draws of an address may lie among the entries that were taken over.
    const nth = counted.get(address) ?? (forked > 0 ? luck.n : 0)
    need(luck.n === nth, 'count', entry.n)
    counted.set(address, nth + 1)
    const right = drawn(key, `${address}/${luck.n}`, luck.weights)
    need(right === entry.answer, 'draw', entry.n, entry.answer, right)
    checked.push(entry)
  }
  return checked
}

/** Checks a record; never throws. */
export function check(text: string, kept: KeptDice | null, about: Description): Finding {
  const found: Finding = { problem: '', entry: 0, right: '', found: '', kind: '', draws: 0, shown: 0, own: false, givers: 0,
    protocol: 0, anew: 0, forked: 0, whole: true } // biome-ignore format: one value
  try {
    const [first, ...rest] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    const header = first as Header
    const last = rest[rest.length - 1] as { secret?: string } | undefined
    const entries = (last?.secret === undefined ? rest : rest.slice(0, -1)) as Drawn[]
    const { fairness } = header
    found.kind = fairness.kind
    found.forked = header.forked ?? 0
    found.whole = found.forked === 0 && header.start === undefined
    need(
      entries.every((entry, at) => entry.n === at + 1),
      'unreadable',
    )
    if (fairness.kind === 'own') return found
    if (fairness.kind === 'fair') {
      need(typeof last?.secret === 'string', 'no-secret')
      Object.assign(found, {
        protocol: fairness.protocol ?? 1,
        givers: fairness.clients?.length ?? 0,
        anew: fairness.anew?.length ?? 0,
      })
    }
    const key =
      fairness.kind === 'open' ? openKeyOf(fairness.seed ?? '') : fairKey(header, last?.secret ?? '', kept, found.whole)
    found.own = fairness.kind === 'fair' && kept !== null
    const checked = drawAgain(key, entries, found.forked)
    found.draws = checked.length
    const seen = shownOtherwise(about, checked, kept?.lines ?? [])
    found.shown = seen.shown
    need(seen.differs === 0, 'kept-draw', seen.differs)
  } catch (error) {
    if (error instanceof Wrong)
      Object.assign(found, { problem: error.problem, entry: error.entry, found: error.found, right: error.right })
    else found.problem = 'unreadable'
  }
  return found
}

/** The receipt of a seat: what this browser kept, as `leagues verify` reads it. */
export function receiptOf(kept: KeptDice): string {
  const own = kept.rounds[kept.round ?? 1]
  const common = { commitment: kept.commitment, seat: kept.seat, client: own?.bytes ?? '' }
  if (!own?.terms) return `${JSON.stringify({ receipt: 1, ...common })}\n`
  return `${JSON.stringify({ receipt: 2, ...common, terms: own.terms, promises: own.promises ?? [], anew: kept.anew ?? [] })}\n`
}
