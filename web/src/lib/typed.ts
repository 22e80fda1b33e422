/** Names that people typed: they may be longer than their place, and are then cut; one press shows them whole. */

import { toasts } from './toast.svelte'

/** As many letters of a name as there is room for, the last of them an ellipsis. */
export function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name
}

export function showWhole(name: string): void {
  toasts.show(() => name)
}
