/** The games that this browser has links to. */

import { keep, kept } from './kept'
import { toast } from './toast.svelte'

export interface OwnGame {
  token: string
  game: string
  watch?: string
  /** The invitations to the other seats, for whoever made the table. */
  others?: string[]
  /** The public name of the table. */
  table?: string
  /** The invitation or recovery link that this one was exchanged for. */
  from?: string
  /** The link that recovers the seat if this one is lost. */
  recovery?: string
  /** That has been shown. */
  recoveryShown?: boolean
  /** It has been said that the links of this older table are shared. */
  sharedShown?: boolean
  /** The revision that was on the screen last. */
  seen: number
  /** Where this browser keeps what it saw and sent of the dice. */
  dice?: string
  /** It has been said that the share of its dice was not given from here. */
  foreign?: boolean
  opened: number
  /** What this browser last told the table about rolling at once. */
  atOnce?: boolean
  /** A record that was sent in, to be looked at. */
  record?: boolean
}

/** Random bytes as hexadecimal digits; unlike `randomUUID` they are there on plain HTTP too, as in a home network. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, '0')).join('')
}

class Mine {
  games = $state.raw<OwnGame[]>(kept<OwnGame[]>('games', []))
  /** What is here also lies in the browser's storage. */
  #stored = true

  /** The own game of this link; remembered from now on. */
  open(token: string, game = '', more: Partial<OwnGame> = {}): OwnGame {
    this.reread()
    const known = this.games.find((one) => one.token === token)
    const own: OwnGame = {
      token,
      seen: 0,
      ...known,
      ...more,
      game: game || known?.game || '',
      opened: Date.now(),
    }
    this.store([own, ...this.games.filter((one) => one.token !== token)])
    return own
  }

  /** Remembers something about an own game. */
  note(token: string, about: Partial<Omit<OwnGame, 'token'>>): void {
    this.reread()
    this.store(this.games.map((one) => (one.token === token ? { ...one, ...about } : one)))
  }

  forget(token: string): void {
    this.reread()
    this.store(this.games.filter((one) => one.token !== token))
  }

  find(token: string): OwnGame | undefined {
    return this.games.find((one) => one.token === token)
  }

  /** Another tab may have opened games meanwhile. */
  private reread(): void {
    if (this.#stored) this.games = kept<OwnGame[]>('games', this.games)
  }

  /** Where the browser stores nothing, or its storage is full, that is said once: the links are lost with the page. */
  private store(games: OwnGame[]): void {
    this.games = games
    const before = this.#stored
    this.#stored = keep('games', games)
    if (before && !this.#stored) toast('page-not-kept')
  }
}

export const mine = new Mine()
