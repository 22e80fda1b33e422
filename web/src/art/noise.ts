/** Numbers that look random and are always the same: where plankton drifts and how a coast runs. */
export function drift(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
