/** A ledger as a page shows it: gathered by turns, with the rolls and choices that mattered most, in hundredths. */

import type { DecisionAbout, Ledger, LedgerItem, Scene } from '../../protocol'
import type { FilmClient } from '../film.svelte'
import { sayOf, sentenceAt, TURNS } from '../journal'
import { CHANCE } from '../table.svelte'
import { t } from '../words.svelte'

/** What a result is made of, in the order in which it is said. */
export const PARTS = ['luck', 'play', 'rivals', 'unseen'] as const
export type Part = (typeof PARTS)[number]

/** A turn, or a round. */
export interface Stage extends Record<Part, number> {
  number: number
  /** The chance after it, from 0 to 1. */
  chance: number
}

/** A roll or a choice that mattered. */
export interface Point {
  letter: string
  item: LedgerItem
  /** Its place among the stages. */
  stage: number
  /** After so many entries one stands where it is looked at: before a choice, after a roll. */
  at: number
}

const MOST = 3
const NEARLY_ALL = 1.96

/** Half of the interval that holds a chance nineteen times of twenty, in hundredths. */
export const band = (ledger: Ledger): number => Math.round(100 * NEARLY_ALL * ledger.error)

/** Whole hundredths that still add up: where all are rounded alike, their sum may miss the result. */
export function whole(ledger: Ledger): { start: number; result: number } & Record<Part, number> {
  const parts = [ledger.start, ...PARTS.map((part) => ledger[part])].map((one) => 100 * one)
  const rounded = parts.map((one) => Math.floor(one))
  const missing = Math.round(100 * ledger.result) - rounded.reduce((sum, one) => sum + one, 0)
  const nearest = parts.map((one, i) => [one - Math.floor(one), i] as const).sort((a, b) => b[0] - a[0])
  for (const [, i] of nearest.slice(0, missing)) rounded[i] = (rounded[i] ?? 0) + 1
  const [start = 0, luck = 0, play = 0, rivals = 0, unseen = 0] = rounded
  return { start, luck, play, rivals, unseen, result: Math.round(100 * ledger.result) }
}

/** Which turn or round an entry belongs to. */
function numberAt(film: FilmClient, entry: number): number {
  const view = film.viewAt(entry)
  return Math.max(1, Number(view.round ?? view.turn ?? 0))
}

/** All stages in their order. */
export function stagesOf(film: FilmClient, ledger: Ledger): Stage[] {
  const stages: Stage[] = []
  for (const item of ledger.items) {
    const number = numberAt(film, item.entry)
    let stage = stages.at(-1)
    if (stage === undefined || stage.number < number) {
      stage = { number, chance: 0, luck: 0, play: 0, rivals: 0, unseen: 0 }
      stages.push(stage)
    }
    stage.chance = item.chance
    stage[item.kind] += item.change
  }
  return stages
}

/** The rolls and the choices that mattered most, in the order of the game. */
export function pointsOf(film: FilmClient, ledger: Ledger, stages: readonly Stage[]): Point[] {
  const largest = (kind: Part) =>
    ledger.items
      .filter((one) => one.kind === kind && one.change !== 0)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, MOST)
  return [...largest('luck'), ...largest('play')]
    .sort((a, b) => a.entry - b.entry)
    .map((item, i) => {
      const number = numberAt(film, item.entry)
      return {
        letter: String.fromCharCode('a'.charCodeAt(0) + i),
        item,
        stage: Math.max(
          0,
          stages.findIndex((one) => one.number >= number),
        ),
        at: item.kind === 'play' ? item.entry : item.entry + 1,
      }
    })
}

function decisionAt(film: FilmClient, entry: number): DecisionAbout | undefined {
  const number = film.film?.scenes[entry]?.decision
  return film.about?.decisions.find((one) => one.number === number)
}

/** An answer as a sentence, by its notation. */
export function saidMove(film: FilmClient, entry: number, notation: string): string {
  const [, id = '', args = {}] = decisionAt(film, entry)?.answers.find((one) => one[0] === notation) ?? []
  return id ? t(id, args as Record<string, number | string>) : notation
}

/** What happened: of a choice what was chosen, of rolls what the journal says about them. */
export function happened(film: FilmClient, item: LedgerItem): string {
  if (item.kind === 'play') return saidMove(film, item.entry, item.move)
  const { about } = film
  const scenes = film.film?.scenes.slice(item.since, item.entry + 1) ?? []
  const told = (some: readonly Scene[]): string => {
    const lines = some.flatMap((scene) => scene.lines ?? []).filter((line) => !TURNS.includes(sayOf(film, line)))
    return about
      ? lines
          .map((line) => sentenceAt(about, line, 0).text)
          .filter(Boolean)
          .join(' ')
      : ''
  }
  return told(scenes.filter((scene) => scene.by === CHANCE)) || told(scenes) || saidMove(film, item.entry, item.move)
}
