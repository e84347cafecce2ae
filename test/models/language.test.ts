import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialLanguage, Language } from '../../models/language.ts'

const known = fc.constantFrom(...Language.values)
const spelt = (language: string) =>
  fc.constantFrom(language, language.toUpperCase(), `${language}-XX`, `${language}-Latn-BR`)
const unknown = fc.constantFrom('', 'fr', 'de-CH', 'english', 'e', '-en', 'pt_BR')
const missing = fc.option(unknown, { nil: undefined })

describe('The initial language', () => {
  it('[LANG-02] is the stored choice before everything else', () => {
    fc.assert(
      fc.property(known, fc.array(known), known, (stored, browser, ofDeployment) => {
        expect(initialLanguage(stored, browser, ofDeployment)).toBe(stored)
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
          expect(initialLanguage(stored, [...before, tag, ...after], ofDeployment)).toBe(language)
        },
      ),
    )
  })

  it("[LANG-02] is else the deployment's default", () => {
    fc.assert(
      fc.property(missing, fc.array(unknown), known, (stored, browser, ofDeployment) => {
        expect(initialLanguage(stored, browser, ofDeployment)).toBe(ofDeployment)
      }),
    )
  })

  it('[LANG-02] is else English', () => {
    fc.assert(
      fc.property(missing, fc.array(unknown), missing, (stored, browser, ofDeployment) => {
        expect(initialLanguage(stored, browser, ofDeployment)).toBe('en')
      }),
    )
  })
})
