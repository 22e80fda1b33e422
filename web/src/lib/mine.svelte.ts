/** The games that this browser has links to. */

import { keep, kept } from './kept'

export interface OwnGame {
  token: string
  game: string
  watch?: string
  /** The links of the other seats, for whoever made the table. */
  others?: string[]
  /** The revision that was on the screen last. */
  seen: number
  /** This browser's share of the luck. */
  luck: string
  opened: number
}

const MOST = 100

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
      luck: randomHex(32),
      ...known,
      ...more,
      game: game || known?.game || '',
      opened: Date.now(),
    }
    this.store([own, ...this.games.filter((one) => one.token !== token)])
    return own
  }

  /** Remembers what was on the screen. */
  saw(token: string, revision: number): void {
    this.reread()
    this.store(this.games.map((one) => (one.token === token && one.seen !== revision ? { ...one, seen: revision } : one)))
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

  private store(games: OwnGame[]): void {
    this.games = games.slice(0, MOST)
    this.#stored = keep('games', this.games)
  }
}

export const mine = new Mine()
