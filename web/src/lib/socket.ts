/** A web socket that comes back by itself: soon at first, then ever more calmly, and at once when the network does. */

import type { FromClient, FromServer } from '../protocol'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

export interface Listener {
  opened(): void
  told(message: FromServer): void
  lost(): void
}

export class Socket {
  #socket: WebSocket | null = null
  #tries = 0
  #timer = 0
  #closed = false
  readonly #again = (): void => this.wake()
  readonly #online = (): void => {
    this.#socket?.close() // a line from before the network went is dead, even if nobody has noticed
    this.#tries = 0
    this.connect()
  }

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.#online)
    document.addEventListener('visibilitychange', this.#again)
    this.connect()
  }

  /** Sends a message if the line is open; says whether it was. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Drops a line that no longer answers, and tries anew. */
  renew(): void {
    const dead = this.#socket
    this.#socket = null
    dead?.close()
    this.retry()
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#online)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  private wake(): void {
    if (this.#closed || document.visibilityState === 'hidden' || this.#socket !== null) return
    this.#tries = 0
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.listener.opened()
    }
    socket.onmessage = (event) => this.listener.told(JSON.parse(event.data as string) as FromServer)
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.retry()
    }
  }

  private retry(): void {
    if (this.#closed) return
    this.listener.lost()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += 1
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.connect(), wait)
  }
}
