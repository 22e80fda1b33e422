/** Where we are, read from the part of the address that never leaves the browser. */

export type Route =
  | { page: 'home' | 'mine' | 'about' | 'unknown' | 'specimen' }
  | { page: 'table' | 'replay' | 'check' | 'ledger' | 'sea'; token: string; at?: number }
  | { page: 'rules' | 'learn' | 'new'; game: string; rule?: string }

const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** Reads an address such as `#/table/<token>`. */
export function read(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#?\/?/, '').split('/')
  switch (page) {
    case '':
      return { page: 'home' }
    case 'mine':
    case 'about':
      return { page }
    case 'specimen':
      return { page: import.meta.env.DEV ? page : 'unknown' }
    case 'check':
      return { page, token: TOKEN.test(first) ? first : '' }
    case 'table':
    case 'ledger':
    case 'sea':
    case 'replay':
      if (!TOKEN.test(first)) return { page: 'unknown' }
      return /^\d+$/.test(second) ? { page, token: first, at: Number(second) } : { page, token: first }
    case 'rules':
    case 'learn':
    case 'new': {
      const game = first || 'nautilion'
      return second ? { page, game, rule: second } : { page, game }
    }
    default:
      return { page: 'unknown' }
  }
}

class Router {
  route = $state.raw<Route>(read(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = read(location.hash)
    })
  }
}

export const router = new Router()

export function go(path: string): void {
  location.hash = path
}

/** The whole address of a page, to hand on. */
export function linkTo(path: string): string {
  return `${location.origin}/#${path}`
}

/** The token in a link that somebody pasted, or nothing. */
export function tokenIn(text: string): string | null {
  return /(?:^|\/)([A-Za-z0-9_-]{22})(?:\/\d+)?$/.exec(text.trim())?.[1] ?? null
}
