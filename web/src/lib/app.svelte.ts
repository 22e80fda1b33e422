/** The page as an app: it can be installed and opens without a line, where the browser and the address allow that. */

import { games } from '../games'
import { description } from './http'

/** What the browser offers before it installs a page; not yet in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: string }>
}

const SOON = 3_000

class App {
  /** The browser would install the page. */
  #offer = $state.raw<InstallPrompt | null>(null)
  #installed = $state(matchMedia('(display-mode: standalone)').matches)
  /** The page has been kept, and opens without a line. */
  kept = $state(false)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => {
      this.#installed = true
      this.#offer = null
    })
  }

  /** How it stands, and if it cannot be installed, why. */
  get state(): 'installed' | 'offered' | 'insecure' | 'unable' | 'menu' {
    if (this.#installed) return 'installed'
    if (!isSecureContext) return 'insecure'
    if (!('serviceWorker' in navigator)) return 'unable'
    return this.#offer ? 'offered' : 'menu'
  }

  async install(): Promise<void> {
    await this.#offer?.prompt()
    this.#offer = null
  }

  /** Keeps the page for when there is no line, once it has nothing better to do. */
  begin(): void {
    if (import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return
    const keep = () => setTimeout(() => void this.#keep().catch(() => undefined), SOON)
    if (document.readyState === 'complete') keep()
    else addEventListener('load', keep, { once: true })
  }

  async #keep(): Promise<void> {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    await Promise.all(Object.keys(games).map((game) => description(game)))
    this.kept = true
  }
}

export const app = new App()
