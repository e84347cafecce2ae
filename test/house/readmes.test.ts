import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'

const SKIPPED = /(^|\/)(node_modules|dist|docs|public|\.[^/]+)(\/|$)/

const readmes = globSync('**/README.md', { cwd: ROOT, exclude: file => SKIPPED.test(file) }).toSorted()

const foldersIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !SKIPPED.test(entry.name))
    .map(entry => entry.name)

/** Folders whose README tells what each of its parts is; others tell how to use them. */
const unnamed = (readme: string): ReadonlyArray<string> => {
  const text = readFileSync(join(ROOT, readme), 'utf8')
  return foldersIn(dirname(readme)).filter(name => !new RegExp(`\`[^\`]*\\b${name}(/|\`)`).test(text))
}

describe('The READMEs', () => {
  test.each(readmes)('%s names every folder beside it', readme => {
    expect(unnamed(readme)).toEqual([])
  })

  test.each(readmes)('%s links to nothing that is gone', readme => {
    const text = readFileSync(join(ROOT, readme), 'utf8')
    const named = [...text.matchAll(/\]\(((?:\.\.\/)*[\w./-]+)\)/g)].map(([, target]) => target ?? '')
    const gone = named.filter(target => !existsSync(join(ROOT, dirname(readme), target)))
    expect(gone).toEqual([])
  })
})

test('what is promised of security names proofs that are there', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  const proofs = [...text.matchAll(/`((?:test|packages|models)\/[\w./-]+)`/g)].map(([, file]) => file ?? '')
  expect(proofs.length).toBeGreaterThan(10)
  expect(proofs.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
})
