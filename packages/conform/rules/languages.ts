import { listAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { result, rule, unless, type Visit } from './visit.ts'

const ALL = ['en', 'es', 'pt']
const TITLES = 3

const textOf = (detail: unknown): string =>
  textAt(detail, 'media', 'description') ?? textAt(detail, 'media', 'plot') ?? ''

/** Titles have texts in the languages of the operator: one text for all of them is one language. */
export const tryLanguages = async (
  visit: Visit,
  caller: Caller,
  manifest: unknown,
  titles: ReadonlyArray<string>,
): Promise<void> => {
  const named = textsOf(listAt(manifest, 'uiProperties', 'webapp_custom_lang'), 'lang').filter(each =>
    ALL.includes(each),
  )
  const languages = named.length > 0 ? named : ALL
  if (languages.length < 2) return
  const about = 'answers in every language'
  const texts: ReadonlySet<string>[] = []
  for (const metaId of titles.slice(0, TITLES)) {
    const inEach: string[] = []
    for (const language of languages)
      inEach.push(textOf(await result(visit, 'title', { metaId }, { ...caller, language }, about)))
    if (!inEach.includes('')) texts.push(new Set(inEach))
  }
  if (texts.length === 0)
    return visit.findings.unasked('title', caller.as, 'has texts in the language asked for', 'no title has a text')
  rule(visit, 'title', caller, 'has texts in the language asked for', [
    unless(
      texts.some(({ size }) => size > 1),
      {
        field: 'result.media.description',
        came: said(`one text, asked for in ${languages.join(', ')}`),
        expected: 'a text in the language that was asked for',
        source: SOURCES.language,
      },
    ),
  ])
}
