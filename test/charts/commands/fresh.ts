import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOfFiles } from '../../../scripts/lib/builtFrom.ts'
import { CACHE } from '../house.ts'

/** What docs/statecharts is written from, and what was written. */
const FILES = [
  'docs/statecharts',
  'docs/paths',
  'docs/requirements.md',
  'models',
  'machines',
  'src',
  'packages/statechart-book',
  'packages/statechart-paths',
  'test',
  'package-lock.json',
]

const NOTE = `${CACHE}/fresh-charts`

/** Whether nothing has changed since docs/statecharts was found to be fresh on this machine. */
export const isKnownFresh = (): boolean => existsSync(NOTE) && readFileSync(NOTE, 'utf8') === hashOfFiles(FILES)

export const noteFresh = (): void => {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(NOTE, hashOfFiles(FILES))
}
