/** What a figure would do, as the few signs and words of a cell. */

import type { Part } from './gifts'
import type { Sentence } from './shapes'

export interface CellFace {
  token: number
  reef: number
  words: Sentence
  /** It costs something. */
  danger: boolean
  /** It brings something. */
  good: boolean
}

const DEPENDS = 'depends'
const GOOD = ['boards', 'both', 'cabin', 'won']

export function faceOf(part: Part): CellFace {
  return part.figure === 0 ? price(part) : part.figure === 1 ? phantom(part) : nautilion(part)
}

function price(part: Part): CellFace {
  const paid = part.price ?? DEPENDS
  const danger = ['crew', 'token', 'reroll'].includes(paid)
  return { token: 0, reef: 0, words: ['nautilion-page-price', { price: paid, tokens: part.tokens }], danger, good: false }
}

function submarine(part: Part, id: string, how: string): CellFace {
  const [ours = 0, theirs = 0] = part.way?.harpoons ?? []
  return {
    token: part.way?.token ?? 0,
    reef: part.way?.reef ?? 0,
    words: [id, { how, ours, theirs }],
    danger: ['arrives', 'blow', 'lost'].includes(how) || part.way?.battle === 'lost',
    good: GOOD.includes(how) || how === 'yours',
  }
}

function phantom(part: Part): CellFace {
  return submarine(part, 'nautilion-page-phantom-does', phantomHow(part))
}

function phantomHow({ way, blow }: Part): string {
  return way === null ? DEPENDS : blow && way.how === 'destroys' ? 'blow' : way.how
}

function nautilion(part: Part): CellFace {
  return submarine(part, 'nautilion-page-nautilion-does', nautilionHow(part))
}

function nautilionHow({ way, ending }: Part): string {
  if (way === null) return DEPENDS
  if (way.how === 'arrives') return ending.startsWith('won') ? 'won' : 'lost'
  if (way.how !== 'takes') return way.how
  return [...GOOD, DEPENDS].includes(way.fate ?? '') ? (way.fate ?? '') : 'reserve'
}

/** The outcome in a few short sentences: the Phantom's part, the Nautilion's, the toll. */
export function shortly(parts: Part[]): Sentence[] {
  return [1, 2, 0].flatMap((figure) => parts.filter((part) => part.figure === figure)).flatMap(briefly)
}

function briefly(part: Part): Sentence[] {
  if (part.figure === 0) {
    return [['nautilion-page-say-darkhouse', { price: part.price ?? DEPENDS, tokens: part.tokens }]]
  }
  const [ours = 0, theirs = 0] = part.way?.harpoons ?? []
  const args = { kind: part.way?.token ?? 0, ours, theirs }
  if (part.figure === 1) return [['nautilion-page-say-phantom', { how: phantomHow(part), ...args }]]
  const { way } = part
  const how = way?.how === 'held' ? 'stuck' : way?.how === 'takes' ? way.fate || 'reserve' : nautilionHow(part)
  const said: Sentence[] = [['nautilion-page-say-nautilion', { how, ...args }]]
  if (way?.reef && way.how !== 'held') said.push(['nautilion-page-say-reef', { reef: way.reef }])
  return said
}
