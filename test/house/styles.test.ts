import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'

/** Of the root or the body, or of no element in particular. */
const ASKS_ALL = /(?::root|html|body|:global\((?:html|body)\)|\*|^\s*|[>+~]\s*):has\(/m

test('no rule asks the root, or whatever there is, by :has(): it would be asked anew at every change of a page', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.filter(file => ASKS_ALL.test(readFileSync(join(ROOT, file), 'utf8').replace(/\/\*.*?\*\//gs, ''))),
  ).toEqual([])
})
