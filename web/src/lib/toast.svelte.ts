/** Short messages at the edge: above all why something was refused, with the rule behind it. */

import { untrack } from 'svelte'
import type { Refused } from '../protocol'
import { announce } from './announce.svelte'
import { AwayError, RefusedError } from './http'
import { t, words } from './words.svelte'

export interface Toast {
  id: number
  text: () => string
  rules: readonly string[]
  bad: boolean
}

const STAYS = 15_000

class Toasts {
  all = $state.raw<readonly Toast[]>([])
  #count = 0

  show(text: () => string, rules: readonly string[] = [], bad = false): void {
    this.#count += 1
    const id = this.#count
    const others = untrack(() => this.all.filter((one) => one.bad !== bad))
    this.all = [...others, { id, text, rules, bad }]
    announce(untrack(text))
    setTimeout(() => this.close(id), STAYS)
  }

  close(id: number): void {
    this.all = this.all.filter((one) => one.id !== id)
  }

  /** Takes away what was said of a mistake, once something has worked. */
  clear(): void {
    untrack(() => {
      if (this.all.some((one) => one.bad)) this.all = this.all.filter((one) => !one.bad)
    })
  }
}

export const toasts = new Toasts()

/** Says something in passing. */
export function toast(id: string, args?: Record<string, string | number>): void {
  toasts.show(() => t(id, args))
}

/** The sentence of a refusal. */
export function refusal(refused: Refused): string {
  const id = `error-${refused.code}`
  return words.has(id)
    ? t(id, refused.arguments as Record<string, string | number>)
    : t('page-refused', { code: refused.code })
}

/** Says why something was refused, with the rules that forbid it. */
export function toastRefused(refused: Refused): void {
  toasts.show(() => refusal(refused), refused.rules ?? [], true)
}

/** Says why a choice is barred: the rule's own sentence, and its link. */
export function toastBarred(rule: string): void {
  void words.rules(words.game).then(() => toasts.show(() => t('page-barred', { why: t(`rule-${rule}`) }), [rule], true))
}

/** The sentence of whatever went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RefusedError) return refusal(error.refused)
  if (error instanceof AwayError) return t('page-away')
  throw error
}

export function toastError(error: unknown): void {
  if (error instanceof RefusedError) toastRefused(error.refused)
  else if (error instanceof AwayError) toasts.show(() => t('page-away'), [], true)
  else throw error
}
