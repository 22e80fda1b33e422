/**
 * SHA-256 and HMAC, from a library: the browser has its own only on secure addresses, and in a home network a page is often not
 * on one. Loaded when dice are promised or checked, not before.
 */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export { bytesToHex as hex, hexToBytes as bytes }

export const sha256Hex = (data: Uint8Array): string => bytesToHex(sha256(data))

/** What a seat sends before its bytes. */
export function promiseOf(commitment: string, round: number, seat: number, given: string): string {
  return sha256Hex(concatBytes(utf8ToBytes(`leagues/promise/${commitment}/${round}/${seat}/`), hexToBytes(given)))
}

/** The key of all draws; without terms by the first protocol. */
export function keyOf(secret: string, terms: string, shares: readonly string[]): Uint8Array {
  const parts = shares.flatMap((share) => {
    const given = hexToBytes(share)
    return [Uint8Array.of(given.length >> 8, given.length & 255), given]
  })
  const head = terms === '' ? [utf8ToBytes('leagues/fair/')] : [utf8ToBytes('leagues/fair/2/'), sha256(utf8ToBytes(terms))]
  return hmac(sha256, hexToBytes(secret), concatBytes(...head, ...parts))
}

/** The key of an open seed; a seed may be the key of a game that is over. */
export function openKeyOf(seed: string): Uint8Array {
  const [, known] = /^key:([0-9a-f]{64})$/.exec(seed) ?? []
  return known ? hexToBytes(known) : sha256(utf8ToBytes(`leagues/open/${seed}`))
}

function isLess(one: Uint8Array, other: Uint8Array): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** The outcome that wins: each copy of each has a lot, and the smallest number among them does. */
export function drawn(key: Uint8Array, address: string, weights: Readonly<Record<string, number>>): string {
  const keyed = hmac.create(sha256, key).update(utf8ToBytes(`${address}/`))
  let best: Uint8Array | null = null
  let winner = ''
  for (const [outcome, weight] of Object.entries(weights)) {
    for (let copy = 0; copy < weight; copy += 1) {
      const lot = keyed
        .clone()
        .update(utf8ToBytes(`${outcome}/${copy}`))
        .digest()
      if (best === null || isLess(lot, best)) [best, winner] = [lot, outcome]
    }
  }
  return winner
}
