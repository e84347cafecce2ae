import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLanguageFile } from '../../support/messages.ts'
import { pathInRepo } from './test.ts'

const ARABIC = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, 'ابثدهفجحيشكلمنوپقرستعطخزغذ'[at]]),
)

/** Each letter as one that is written from right to left: words have their lengths, and join as those of Arabic do. */
export const rightToLeft = (text: string): string =>
  [...text].map(letter => ARABIC.get(letter.toLowerCase()) ?? letter).join('')

/** Of a compiled text its words, but not what is filled in. */
const turned = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(turned)
  if (typeof part !== 'object' || part === null) return part
  if ('type' in part && part.type === 0 && 'value' in part) return { ...part, value: rightToLeft(String(part.value)) }
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, turned(value)]))
}

/** A language that is written from right to left: its file is made of the English texts. */
export const writeRightToLeft = (folder: string) => {
  const file = join(folder, 'ar.json')
  writeLanguageFile(pathInRepo('src/ui/intl/en.json'), file)
  writeFileSync(file, JSON.stringify(turned(JSON.parse(readFileSync(file, 'utf8')))))
  return { code: 'ar', name: rightToLeft('Arabic'), file: '/ar.json', like: 'en' } as const
}
