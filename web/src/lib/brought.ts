/** What an option is made by another one, whatever is chosen for it. */

import type { Description } from '../protocol'

export type Options = Record<string, number | string | string[]>

export interface Brought {
  value: string | number
  /** The option that brings it along, and its value. */
  name: string
  by: string | number
}

export function brought(about: Description, options: Options, option: string): Brought | null {
  for (const other of about.options) {
    const own = options[other.name]
    if (own === undefined || Array.isArray(own)) continue
    const value = other.brings?.[String(own)]?.[option]
    if (value !== undefined) return { value, name: other.name, by: own }
  }
  return null
}
