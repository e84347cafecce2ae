import * as t from 'io-ts'
import { matching, OwnFile } from './codec/narrow.ts'
import { fallback, lenient } from './codec/optional.ts'
import { text } from './codec/text.ts'
import { Language, primary } from './language.ts'

/** As `fr` or `fr-CA`. */
export const LanguageCode = matching('LanguageCode', /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2}$/)

/** A language of the deployment's own: its words are a file beside the app (AHEAD-44). */
export const LanguageFile = t.strict(
  {
    code: LanguageCode,
    /** In its own words, for those who look for it. */
    name: text('LanguageName', 40),
    file: OwnFile,
    /** The language in which the back end is asked for content, and that stands in for words that the file has not. */
    like: lenient(fallback(Language, 'en'), 'en'),
  },
  'LanguageFile',
)
export type LanguageFile = t.TypeOf<typeof LanguageFile>

/** A language in which the app speaks: one of its own, or a file. */
export interface SpokenLanguage extends Omit<LanguageFile, 'file'> {
  readonly file?: string | undefined
}

const OWN: Readonly<Record<Language, SpokenLanguage>> = {
  en: { code: 'en', name: 'English', like: 'en' },
  es: { code: 'es', name: 'Español', like: 'es' },
  pt: { code: 'pt', name: 'Português', like: 'pt' },
}

/** A file does not stand in the place of one of the app's own languages. */
export const spokenLanguages = (files: ReadonlyArray<LanguageFile> = []): ReadonlyArray<SpokenLanguage> => [
  ...Object.values(OWN),
  ...files.filter(({ code }) => !(code in OWN)),
]

interface Chosen {
  readonly language: Language | undefined
  /** Code of a file. */
  readonly words: string | undefined
}

interface Offered {
  readonly languages: ReadonlyArray<LanguageFile>
  readonly defaultLanguage: string
}

/** Stored choice, else the browser's first known language, else the deployment's default, else English (LANG-02, spec §9). */
export const initialLanguage = (
  { language, words }: Chosen,
  browser: ReadonlyArray<string>,
  offered: Offered | undefined,
): SpokenLanguage => {
  const spoken = spokenLanguages(offered?.languages)
  const withCode = (wanted: string | undefined) => spoken.find(({ code }) => code === wanted)
  const file = withCode(words)
  if (file !== undefined) return file
  if (language !== undefined) return OWN[language]
  const known = browser.map(tag => spoken.find(({ code }) => primary(code) === primary(tag)))
  return known.find(each => each !== undefined) ?? withCode(offered?.defaultLanguage) ?? OWN.en
}
