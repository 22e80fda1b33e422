/** The words of the page: Project Fluent catalogues, the same files that the Python side reads.
 *
 * Ids of two games may be the same, so every game has a bundle of its own; `t` reads the page's words first and then those of
 * the game that is on the screen. The rules are long and come when they are asked for.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export type Arguments = Record<string, FluentVariable>

const catalogues = import.meta.glob<string>(
  [
    '../../../src/leagues/kernel/words/*/*.ftl',
    '!../../../src/leagues/kernel/words/*/language.ftl', // `languages.ts` has them
    '../../../src/leagues/harbour/words/*/*.ftl',
    '../../../src/leagues/games/*/words/*/*.ftl',
    '../../words/*/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const PAGE = 'page'

/** Whose words a file holds: a game's, or the page's. */
function owner(path: string): string {
  const game =
    /\/games\/([^/]+)\/words\//.exec(path) ??
    /\/web\/words\/[^/]+\/(.+)\.ftl$|^\.\.\/\.\.\/words\/[^/]+\/(.+)\.ftl$/.exec(path)
  return game?.[1] ?? game?.[2] ?? PAGE
}

function files(language: string, whose: string, rules: boolean): string[] {
  return Object.keys(catalogues).filter(
    (path) => path.includes(`/${language}/`) && owner(path) === whose && path.endsWith('/rules.ftl') === rules,
  )
}

class Words {
  /** The game whose words `t` reads beside the page's; none on a page that is about no game. */
  game = $state('')
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
  #groups = $state.raw<ReadonlyMap<string, RuleGroup[]>>(new Map())
  #shown = $state(settings.language)
  #coming = new Map<string, Promise<void>>()

  /** The language on the screen; it follows the setting as soon as its words are here. */
  get language(): string {
    return this.#shown
  }

  /** Shows another language, once its words are here. */
  async show(language: string): Promise<void> {
    const owners = new Set([...this.#bundles.keys()].map((key) => key.split('/')[1] ?? PAGE))
    await Promise.all([PAGE, this.game, ...owners].filter(Boolean).map((whose) => this.load(whose, language)))
    if (this.game && this.#groups.size > 0) await this.rules(this.game, language)
    if (settings.language === language) this.#shown = language // unless another was chosen meanwhile
  }

  /** Fetches the words of a game, or of the page. */
  load(whose: string, language: string = this.#shown): Promise<void> {
    return this.once(`${language}/${whose}`, async (key) => {
      const texts = await this.fetch(files(language, whose, false))
      const bundle = new FluentBundle(language, { useIsolating: false })
      for (const text of texts) bundle.addResource(new FluentResource(text))
      this.#bundles = new Map(this.#bundles).set(key, bundle)
    })
  }

  /** Fetches a game's rules. */
  async rules(game: string, language: string = this.#shown): Promise<void> {
    await this.load(game, language)
    await this.once(`${language}/${game}/rules`, async () => {
      const texts = await this.fetch(files(language, game, true))
      const bundle = this.#bundles.get(`${language}/${game}`)
      for (const text of texts) bundle?.addResource(new FluentResource(text))
      this.#groups = new Map(this.#groups).set(`${language}/${game}`, texts.flatMap(groups))
      this.#bundles = new Map(this.#bundles)
    })
  }

  /** The rules of a game in their chapters, as the catalogue has them. */
  chapters(game: string): RuleGroup[] {
    return this.#groups.get(`${this.#shown}/${game}`) ?? []
  }

  /** Whether there is a sentence of this id. */
  has(id: string, game = this.game): boolean {
    return this.find(id, game) !== null
  }

  /** The sentence `id`, or its attribute when written `id.attribute`. */
  text(id: string, args?: Arguments, game = this.game): string {
    const found = this.find(id, game)
    return found === null ? id : found[0].formatPattern(found[1], args ?? null)
  }

  private find(id: string, game: string): [FluentBundle, Pattern] | null {
    const [name = id, attribute] = id.split('.')
    for (const whose of [PAGE, game]) {
      const bundle = this.#bundles.get(`${this.#shown}/${whose}`)
      const message = bundle?.getMessage(name)
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
      if (bundle && pattern) return [bundle, pattern]
    }
    return null
  }

  private fetch(paths: string[]): Promise<string[]> {
    return Promise.all(paths.map((path) => (catalogues[path] as () => Promise<string>)()))
  }

  private once(key: string, make: (key: string) => Promise<void>): Promise<void> {
    const coming = this.#coming.get(key) ?? make(key)
    this.#coming.set(key, coming)
    coming.catch(() => this.#coming.delete(key))
    return coming
  }
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

/** A chapter of a rulebook and the ids of its rules. */
export interface RuleGroup {
  title: string
  rules: string[]
}

/** The chapters of a catalogue of rules: its `##` lines are their titles. */
function groups(text: string): RuleGroup[] {
  const found: RuleGroup[] = []
  for (const line of text.split('\n')) {
    const title = /^## (.+)/.exec(line)?.[1]
    const rule = /^rule-([a-z0-9-]+) =/.exec(line)?.[1]
    if (title) found.push({ title, rules: [] })
    else if (rule) found.at(-1)?.rules.push(rule)
  }
  return found.filter((group) => group.rules.length > 0)
}

export const words = new Words()

/** The sentence `id` in the language on the screen. Read in markup, it follows the language. */
export function t(id: string, args?: Arguments, game?: string): string {
  return words.text(id, args, game)
}
