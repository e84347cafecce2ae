import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'

const CHAPTERS = { en: 'English', es: 'Español', pt: 'Português' } as const
type Spoken = keyof typeof CHAPTERS

const LANGUAGES: ReadonlyArray<Spoken> = ['en', 'es', 'pt']

/** By language and message, the words that it may say all the same, and why. */
const ALLOWED: Readonly<Record<string, { readonly words: ReadonlyArray<string>; readonly why: string }>> = {
  'en noPlaysourceUrl': { words: ['operator'], why: 'a message of spec §8' },
  'en source.notYet': { words: ['program'], why: 'a message of spec §8' },
  'en timeShift.over': { words: ['program'], why: 'a message of spec §8' },
  'en catalogue.failed.cause': { words: ['operator'], why: 'changes with the new home page' },
  'en live.list.failed.cause': { words: ['operator'], why: 'changes with the new home page' },
}

interface Forbidden {
  readonly word: string
  readonly why: string
}

/** The rows of one table of `docs/voice.md`. */
const forbiddenIn = (page: string, chapter: string): ReadonlyArray<Forbidden> => {
  const [, table = ''] = page.split(`\n### ${chapter}\n`)
  const rows = (table.split('\n### ')[0] ?? '').split('\n').filter(line => line.startsWith('| `'))
  return rows.flatMap(row => {
    const [, words = '', why = ''] = row.split('|').map(cell => cell.trim())
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, why }))
  })
}

/** A whole word, or several; a sign that is no letter is found anywhere. No word has a sign of expressions. */
const saysWord = (text: string, word: string): boolean => {
  if (!text.toLowerCase().includes(word)) return false
  const edge = /^\p{L}/u.test(word) ? '[\\p{L}\\p{N}]' : '(?!)'
  return new RegExp(`(?<!${edge})${word}(?!${edge})`, 'iu').test(text)
}

const said = (texts: Readonly<Record<string, string>>, forbidden: ReadonlyArray<Forbidden>, language = '') =>
  forbidden.flatMap(({ word, why }) =>
    Object.entries(texts)
      .filter(([id, text]) => saysWord(text, word) && !ALLOWED[`${language} ${id}`]?.words.includes(word))
      .map(([id, text]) => `${language} ${id} says "${word}" (${why}): ${text}`),
  )

const textsIn = (language: Spoken): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(ROOT, `src/ui/intl/${language}.json`), 'utf8'))

const page = readFileSync(join(ROOT, 'docs/voice.md'), 'utf8')

describe('What the screens say', () => {
  test.each(LANGUAGES)('keeps to docs/voice.md: %s', language => {
    const forbidden = forbiddenIn(page, CHAPTERS[language])
    expect(forbidden.length).toBeGreaterThan(20)
    expect(said(textsIn(language), forbidden, language)).toEqual([])
  })

  test('has no exception that is no longer needed', () => {
    const idle = Object.entries(ALLOWED).flatMap(([place, { words }]) => {
      const [language, id = ''] = place.split(' ')
      const text = textsIn(language as Spoken)[id] ?? ''
      return words.filter(word => !saysWord(text, word)).map(word => `${place}: ${word}`)
    })
    expect(idle).toEqual([])
  })
})

describe('A forbidden word', () => {
  const forbidden = [
    { word: 'go on', why: '' },
    { word: 'vídeo', why: '' },
    { word: '«', why: '' },
  ]

  test.each(['Log in to go on', 'Go on!', 'El vídeo, aquí', 'para «Mar»'])(
    'is found whatever stands beside it: %s',
    text => {
      expect(said({ text }, forbidden)).toHaveLength(1)
    },
  )

  test.each(['Cargo once', 'Vídeos', 'The video'])('is not found within another: %s', text => {
    expect(said({ text }, forbidden)).toEqual([])
  })
})
