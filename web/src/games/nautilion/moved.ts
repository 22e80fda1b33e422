/** Which tokens went to a place of their own between two positions. */

import { sailing } from './figures'
import type { Scenery } from './shapes'
import { cabinToken, MERCENARY, REEF, tokensOf, type View } from './state'

export interface Moved {
  kind: number
  /** Spots, as in `lib/spots.ts`. */
  from: string
  to: string
  /** How long the figure is under way that fetches it. */
  wait: number
}

const ON_PATH = /^(?:path|reef)-(\d+)$/

interface Held {
  kind: number
  spot: string
}

/** Every token with its spot. The one in hand is where the Nautilion is. */
function held(view: View, scenery: Scenery): Held[] {
  const pile = (name: string, tokens: number[]) => tokensOf(tokens).map((kind) => ({ kind, spot: `${name}-${kind}` }))
  const path = view.path.flatMap((kind, place) => (kind ? [{ kind, spot: `path-${place}` }] : []))
  const reefs = view.reefs.flatMap((number, place) => (number ? [{ kind: REEF, spot: `reef-${place}` }] : []))
  return [
    ...path,
    ...reefs,
    ...(view.landed ? [{ kind: view.landed, spot: `path-${view.nautilion}` }] : []),
    ...view.crew.map((space) => ({ kind: space, spot: `space-${space}` })),
    ...view.mercenaries.map((space) => ({ kind: MERCENARY, spot: `space-${space}` })),
    ...view.cabin.map((space) => ({ kind: cabinToken(scenery, space), spot: `cabin-${space}` })),
    ...pile('reserve', view.reserve),
    ...pile('discard', view.discard),
    ...pile('phantom', view.captives),
  ]
}

/** What is in one list and not in the other; each counts once. */
function without(all: Held[], others: Held[]): Held[] {
  const left = others.map(({ kind, spot }) => `${kind} ${spot}`)
  return all.filter(({ kind, spot }) => {
    const at = left.indexOf(`${kind} ${spot}`)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** How long the figure sails that has come to a spot. */
function fetched(before: View, after: View, spot: string): number {
  const [, place] = ON_PATH.exec(spot) ?? []
  const figure = (['phantom', 'nautilion'] as const).find((one) => place === String(after[one]))
  return figure ? sailing(before[figure], after[figure]) : 0
}

/** The tokens that came to the ship, the cabin, a pile or the Phantom's board, and where they were before. */
export function movedTokens(before: View, after: View, scenery: Scenery): Moved[] {
  const [was, now] = [held(before, scenery), held(after, scenery)]
  const gone = without(was, now)
  return without(now, was).flatMap(({ kind, spot }) => {
    const at = ON_PATH.test(spot) ? -1 : gone.findIndex((one) => one.kind === kind)
    const [from] = at < 0 ? [] : gone.splice(at, 1)
    return from ? [{ kind, from: from.spot, to: spot, wait: fetched(before, after, from.spot) }] : []
  })
}
