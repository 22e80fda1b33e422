/** Questions to the server that need no socket. */

import type {
  Check,
  Created,
  Description,
  Film,
  Ledgers,
  Lookup,
  NewTable,
  Onlookers,
  Refused,
  Seated,
  SeatOffer,
  Summary,
  TakeSeat,
  Verdict,
} from '../protocol'
import { bookOf, keepBook } from './books'

/** What the server did not do, and why. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code)
  }
}

/** The server cannot be reached, or does not answer as ours would. */
export class AwayError extends Error {}

async function ask(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  const text = typeof body === 'string'
  if (body !== undefined) headers['content-type'] = text ? 'text/plain; charset=utf-8' : 'application/json'
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined || text ? body : JSON.stringify(body),
    })
  } catch {
    throw new AwayError()
  }
  if (response.ok) return response
  const refused = (await response.json().catch(() => null)) as Refused | null
  if (refused?.code) throw new RefusedError(refused)
  throw new AwayError()
}

async function json<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  return (await ask(method, path, token, body)).json() as Promise<T>
}

const descriptions = new Map<string, Promise<Description>>()

/** What a game is made of, and without a line what was told of it last. */
async function described(game: string): Promise<Description> {
  try {
    const text = await (await ask('GET', `games/${game}`)).text()
    void keepBook(game, text).catch(() => undefined)
    return JSON.parse(text) as Description
  } catch (error) {
    const book = error instanceof AwayError ? await bookOf(game).catch(() => null) : null
    if (book === null) throw error
    return JSON.parse(book) as Description
  }
}

/** The same, asked once. */
export function description(game: string): Promise<Description> {
  const asked = descriptions.get(game) ?? described(game)
  descriptions.set(game, asked)
  asked.catch(() => descriptions.delete(game))
  return asked
}

export const games = (): Promise<string[]> => json('GET', 'games')
export const newTable = (asked: NewTable): Promise<Created> => json('POST', 'tables', undefined, asked)

const ASKED = 202

/** Deletes a table; says whether it is done, or the others have been asked. */
export const deleteTable = async (token: string): Promise<boolean> => (await ask('DELETE', 'tables', token)).status !== ASKED

/** What a link leads to, before anybody sits down by it. */
export const seatOffer = (link: string): Promise<SeatOffer> => json('GET', 'seats', link)
/** Exchanges an invitation or a recovery link for a private link. */
export const exchange = (link: string, asked: TakeSeat): Promise<Seated> => json('POST', 'seats', link, asked)
/** Gives a seat up for good. */
export const resign = async (token: string): Promise<void> => void (await ask('DELETE', 'seats', token))

const MOST_TOKENS = 100

/** How the tables of some links stand, in the order of the links. */
export async function lookup({ tokens }: Lookup): Promise<Summary[]> {
  const found: Summary[] = []
  for (let from = 0; from < tokens.length; from += MOST_TOKENS) {
    const some = tokens.slice(from, from + MOST_TOKENS)
    found.push(...(await json<Summary[]>('POST', 'lookup', undefined, { tokens: some } satisfies Lookup)))
  }
  return found
}

/** A link for those who look on. */
export const onlookers = async (token: string): Promise<string> => (await json<Onlookers>('POST', 'onlookers', token)).watch

export const record = async (token: string): Promise<string> => (await ask('GET', 'record', token)).text()
export const film = (token: string): Promise<Film> => json('GET', 'film', token)
export const ledgers = (token: string): Promise<Ledgers> => json('GET', 'ledger', token)
export const sendRecord = (text: string): Promise<Created> => json('POST', 'records', undefined, text)
export const check = (asked: Check): Promise<Verdict> => json('POST', 'check', undefined, asked)
