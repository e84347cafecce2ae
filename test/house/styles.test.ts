import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'

/** Of the root or the body, or of no element in particular. */
const ASKS_ALL = /(?::root|html|body|:global\((?:html|body)\)|\*|^\s*|[>+~]\s*):has\(/m

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replace(/\/\*.*?\*\//gs, '')

test('[AHEAD-32] nothing stands in a style at which an engine of the floor falls over', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  // Chromium 121 crashes once a second page of one process has such a rule
  expect(files.filter(file => read(file).includes('@starting-style'))).toEqual([])
  // Chromium 87 hangs on some pages that have such a rule outside of a question that it denies
  expect(files.filter(file => /^@property/m.test(read(file)))).toEqual([])
})

test('no rule asks the root, or whatever there is, by :has(): it would be asked anew at every change of a page', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(file => ASKS_ALL.test(read(file)))).toEqual([])
})
