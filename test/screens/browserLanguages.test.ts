import { describe, expect, it } from 'vitest'
import { browserLanguages } from '../../src/ui/intl/browserLanguages.ts'

describe('The languages of a browser', () => {
  it.each([
    ['as it names them', { languages: ['pt-BR', 'en'], language: 'pt-BR' }, ['pt-BR', 'en']],
    ['the one it names', { languages: undefined, language: 'es' }, ['es']],
    ['the one it names beside an empty list', { languages: [], language: 'es' }, ['es']],
    ['without those that are none', { languages: ['xx-invalid-!!', 'en-!!', '', undefined, 7, 'es-AR'] }, ['es-AR']],
    ['none where it names none', { languages: undefined, language: undefined }, []],
    ['none where the name is empty', { languages: [], language: '' }, []],
  ])('[LANG-02] are %s', (_, browser, tags) => {
    expect(browserLanguages(browser)).toEqual(tags)
  })
})
