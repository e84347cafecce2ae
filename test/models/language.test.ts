import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Language } from '../../models/language.ts'
import { initialLanguage, spokenLanguages } from '../../models/spokenLanguage.ts'

const known = fc.constantFrom(...Language.values)
const spelt = (language: string) =>
  fc.constantFrom(language, language.toUpperCase(), `${language}-XX`, `${language}-Latn-BR`)
const unknown = fc.constantFrom('', 'fr', 'de-CH', 'english', 'e', '-en', 'pt_BR')
const missing = fc.constant(undefined)

const FRENCH = { code: 'fr', name: 'Français', file: '/languages/fr.json', like: 'pt' } as const
const offers = (defaultLanguage: string, ...languages: ReadonlyArray<typeof FRENCH>) => ({
  defaultLanguage,
  languages,
})

/** The language of an app that has no file. */
const initial = (
  language: Language | undefined,
  browser: ReadonlyArray<string>,
  ofDeployment: Language | undefined,
) => {
  const offered = ofDeployment && offers(ofDeployment)
  const { code, like } = initialLanguage({ language, words: undefined }, browser, offered)
  expect(like).toBe(code)
  return code
}

describe('The initial language', () => {
  it('[LANG-02] is the stored choice before everything else', () => {
    fc.assert(
      fc.property(known, fc.array(known), known, (stored, browser, ofDeployment) => {
        expect(initial(stored, browser, ofDeployment)).toBe(stored)
      }),
    )
  })

  it("[LANG-02] is else the browser's first language that the app speaks, in any spelling", () => {
    const wish = known.chain(language => fc.record({ language: fc.constant(language), tag: spelt(language) }))
    fc.assert(
      fc.property(
        missing,
        fc.array(unknown),
        wish,
        fc.array(known),
        known,
        (stored, before, { language, tag }, after, ofDeployment) => {
          expect(initial(stored, [...before, tag, ...after], ofDeployment)).toBe(language)
        },
      ),
    )
  })

  it("[LANG-02] is else the deployment's default", () => {
    fc.assert(
      fc.property(missing, fc.array(unknown), known, (stored, browser, ofDeployment) => {
        expect(initial(stored, browser, ofDeployment)).toBe(ofDeployment)
      }),
    )
  })

  it('[LANG-02] is else English', () => {
    fc.assert(
      fc.property(missing, fc.array(unknown), missing, (stored, browser, ofDeployment) => {
        expect(initial(stored, browser, ofDeployment)).toBe('en')
      }),
    )
  })

  it('[AHEAD-44] [LANG-02] is a file that was chosen, as long as it is offered, and else the language that it goes with', () => {
    const chosen = { language: 'pt', words: 'fr' } as const
    expect(initialLanguage(chosen, ['es'], offers('en', FRENCH))).toBe(FRENCH)
    expect(initialLanguage(chosen, ['es'], offers('en'))).toMatchObject({ code: 'pt' })
    expect(initialLanguage(chosen, ['es'], undefined)).toMatchObject({ code: 'pt' })
    expect(initialLanguage({ language: 'es', words: '' }, ['fr'], offers('en', FRENCH))).toMatchObject({ code: 'es' })
  })

  it('[AHEAD-44] [LANG-02] is a file of the browser’s first language, before languages that it names later', () => {
    const nothing = { language: undefined, words: undefined }
    expect(initialLanguage(nothing, ['de', 'fr-CA', 'es'], offers('en', FRENCH))).toBe(FRENCH)
    expect(initialLanguage(nothing, ['es', 'fr'], offers('en', FRENCH))).toMatchObject({ code: 'es' })
  })

  it('[AHEAD-44] [LANG-02] is the file that is the deployment’s default, and English where that is offered no more', () => {
    const nothing = { language: undefined, words: undefined }
    expect(initialLanguage(nothing, ['de'], offers('fr', FRENCH))).toBe(FRENCH)
    expect(initialLanguage(nothing, ['de', 'es'], offers('fr', FRENCH))).toMatchObject({ code: 'es' })
    expect(initialLanguage(nothing, ['de'], offers('fr'))).toMatchObject({ code: 'en' })
  })

  it('[AHEAD-44] is offered once: a file takes none of the app’s own away', () => {
    const codes = spokenLanguages([{ ...FRENCH, code: 'es' }, FRENCH] as never).map(({ code, file }) => [code, file])
    expect(codes).toEqual([['en'], ['es'], ['pt'], ['fr', FRENCH.file]].map(([code, file]) => [code, file]))
  })
})
