/** The languages of the page: those that have a folder of catalogues, as on the Python side. */

const files = import.meta.glob<string>('../../../src/leagues/kernel/words/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The name of each language, for those who speak it. */
export const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split('/').at(-2) ?? '',
    /^language-name = (.+)$/m.exec(text)?.[1] ?? '',
  ]),
)

/** What is spoken where no other language is asked for. */
const FIRST = 'en'

export const LANGUAGES: readonly string[] = [FIRST, ...[...NAMES.keys()].filter((one) => one !== FIRST).sort()]

/** The first of these locales' languages that there are words for. */
export function languageOf(locales: readonly string[]): string {
  return locales.map((one) => one.toLowerCase().split('-')[0] ?? '').find((one) => NAMES.has(one)) ?? FIRST
}

/** The language that one press changes to. */
export function nextLanguage(language: string): string {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? FIRST
}
