import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { accessibilityPage, axeRules } from './page.ts'

const sources = globSync('test/e2e/**/*.spec.ts').map(file => readFileSync(file, 'utf8'))
const written = sources.join('\n')

it('[AHEAD-37] has the 31 criteria at A and 24 at AA of WCAG 2.2, and the ten clauses on video, each once', () => {
  const many = (level: string) => CLAUSES.filter(clause => clause.level === level).length
  expect([many('A'), many('AA'), many('EN')]).toEqual([31, 24, 9])
  expect(new Set(CLAUSES.map(({ id }) => id)).size).toBe(CLAUSES.length)
})

it('[AHEAD-37] names tests that are there', () => {
  const named = CLAUSES.flatMap(({ tests = [] }) => tests)
  expect(named.filter(part => !written.includes(part) && !isMade(part))).toEqual([])
})

/** Of a title that is put together. */
const isMade = (part: string): boolean => part.split(/ (?=by|in) /).every(each => written.includes(each))

it('[AHEAD-37] has for each clause a test, a rule, what a person judges, or why it does not apply', () => {
  const bare = CLAUSES.filter(
    clause => !clause.tests && axeRules(clause).length === 0 && !clause.person && !clause.idle,
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

it('[AHEAD-37] tells a clause whose tests failed, or did not run, as such', () => {
  const [first] = CLAUSES.filter(({ id }) => id === 'WCAG 1.3.4')
  if (first === undefined) throw new Error('no clause')
  const title = '[AHEAD-37] a phone that is held upright shows every page'
  const lineOf = (outcome?: 'passed' | 'failed') =>
    accessibilityPage([first], outcome ? [{ file: 'test/e2e/accessibility.spec.ts', title, outcome }] : [])
      .split('\n')
      .find(line => line.includes('WCAG 1.3.4'))
  expect(lineOf('passed')).toContain('| passed')
  expect(lineOf('failed')).toContain('| failed')
  expect(lineOf()).toContain('| not tested')
})

it('[AHEAD-37] the page has a line for every clause, and none failed', () => {
  const page = readFileSync('docs/accessibility.md', 'utf8')
  expect(CLAUSES.filter(({ id }) => !page.includes(`| ${id} `)).map(({ id }) => id)).toEqual([])
  expect(page).not.toMatch(/\| (failed|not tested)\s+\| `/)
})
