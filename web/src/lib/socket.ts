/**
 * A web socket that comes back by itself: soon at first, then ever more calmly, and at once when the network does. A line can die
 * without a word, so one that has been silent for a while is asked for a sign of life.
 */

import type { FromClient, FromServer } from '../protocol'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const OPEN_WITHIN = 20_000
const SILENT_FOR = 25_000
const ANSWER_WITHIN = 10_000

export interface Listener {
  opened(): void
  told(message: FromServer): void
  lost(): void
}

export class Socket {
  #socket: WebSocket | null = null
  #tries = 0
  #retry = 0
  #watch = 0
  #closed = false
  readonly #again = (): void => this.wake()
  readonly #online = (): void => {
    this.#socket?.close() // a line from before the network went is dead, even if nobody has noticed
    this.listener.lost()
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
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    removeEventListener('online', this.#online)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  /** Somebody looks again: a machine that slept may have lost the line without noticing. */
  private wake(): void {
    if (this.#closed || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.probe()
    if (this.#socket !== null) return
    this.#tries = 0
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.#socket = socket
    this.expect(OPEN_WITHIN)
    socket.onopen = () => this.listener.opened()
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      const message = JSON.parse(event.data as string) as FromServer
      if (message.is !== 'refused') this.#tries = 0
      this.rest()
      this.listener.told(message)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.retry()
    }
  }

  /** The line is well; if it stays silent, it will be asked. */
  private rest(): void {
    clearTimeout(this.#watch)
    this.#watch = window.setTimeout(() => this.probe(), SILENT_FOR)
  }

  private probe(): void {
    this.send({ do: 'ping' })
    this.expect(ANSWER_WITHIN)
  }

  /** A line that says nothing for so long now is dead. */
  private expect(within: number): void {
    clearTimeout(this.#watch)
    this.#watch = window.setTimeout(() => this.renew(), within)
  }

  private retry(): void {
    clearTimeout(this.#watch)
    if (this.#closed) return
    this.listener.lost()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += 1
    clearTimeout(this.#retry)
    this.#retry = window.setTimeout(() => this.connect(), wait)
  }
}
