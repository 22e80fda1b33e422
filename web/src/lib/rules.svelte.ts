/** The rulebook: which rule is open, and what each is called. */

import type { Description, RuleAbout } from '../protocol'
import { description } from './http'
import type { Entry } from './reader.svelte'
import type { TableLike } from './table.svelte'
import { t, words } from './words.svelte'

class RuleDrawer {
  open = $state(false)
  rule = $state('')
  about = $state.raw<Description | null>(null)

  /** Opens the drawer, at a rule or at the beginning. */
  show(rule = ''): void {
    this.rule = rule
    this.open = true
  }

  /** Fetches what the drawer and the links need. */
  async load(game: string): Promise<void> {
    const [about] = await Promise.all([description(game), words.rules(game)])
    this.about = about
  }
}

export const ruleDrawer = new RuleDrawer()

/** The number of a rule, counted through the rulebook. */
export function ruleNumber(about: Description | null, id: string): number {
  return (about?.rules.findIndex((rule) => rule.id === id) ?? -1) + 1
}

/** Those of some rules that hold with the options of a table. */
export function inForce(table: TableLike, rules: readonly string[]): string[] {
  const options = table.welcome?.options ?? {}
  return rules.filter((id) => {
    const needs = table.about?.rules.find((rule) => rule.id === id)?.needs ?? []
    return needs.every(([name = '', ...values]) => {
      const chosen = options[name]
      return values.some((value) => (Array.isArray(chosen) ? chosen.includes(value) : String(chosen) === value))
    })
  })
}

/** What a rule is called, as soon as the rules are here. */
export function ruleTitle(id: string): string {
  return words.has(`rule-${id}.title`) ? t(`rule-${id}.title`) : ''
}

/** What a rule says, as soon as the rules are here. */
export function ruleSays(id: string): string {
  return words.has(`rule-${id}`) ? t(`rule-${id}`) : ''
}

/** Where a rule comes from, as a sentence. */
export function sourcesOf(rule: RuleAbout): string {
  const books = new Map<string, string[]>()
  for (const source of rule.sources) {
    const [book = source, lines] = source.split(':')
    books.set(book, [...(books.get(book) ?? []), ...(lines ? [lines] : [])])
  }
  return [...books]
    .map(([book, lines]) => {
      if (lines.length === 0) return t('page-source-ruling', { ruling: book })
      const name = words.has(`page-book-${book}`) ? t(`page-book-${book}`) : book
      return t('page-source-lines', { book: name, lines: lines.join(', ') })
    })
    .join(' · ')
}

/** A rule as the reader tells it; null until the rules are here. */
export function ruleEntry(id: string): Entry | null {
  const about = ruleDrawer.about
  const rule = about?.rules.find((one) => one.id === id)
  if (!rule || !words.has(`rule-${id}`)) return null
  return {
    kind: t('page-read-rule', { number: ruleNumber(about, id), standing: t(`standing-${rule.standing}`) }),
    title: ruleTitle(id),
    does: t(`rule-${id}`),
    rows: [{ label: t('page-read-from'), text: sourcesOf(rule) }],
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase()

/** Whether a rule has all the words that were typed, in its title, its sentence or its id. */
export function holds(id: string, typed: string): boolean {
  const text = plain(`${id} ${ruleTitle(id)} ${t(`rule-${id}`)}`)
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
