/** What this browser remembers. Where there is no storage, nothing is remembered and everything else works. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`leagues.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Remembers something; says whether that was possible. A browser that stores nothing plays all the same. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`leagues.${name}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Remembers something no longer. */
export function drop(name: string): void {
  try {
    localStorage.removeItem(`leagues.${name}`)
  } catch {
    // nothing was remembered
  }
}
