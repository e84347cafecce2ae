import { table } from '@sintonia/statechart-book/pages'
import axe from 'axe-core'
import { hasPassed, type TestResult } from '../support/results/results.ts'
import type { Clause } from './clauses.ts'

/** The tests that hold a page against every rule of axe. */
const AXE_TESTS = 'every page is accessible in'

/** `WCAG 2.5.8` -> `wcag258`, as axe marks its rules. */
const tagOf = (id: string): string => id.toLowerCase().replace(/[ .]/g, '')

export const axeRules = ({ id }: Clause): ReadonlyArray<string> =>
  axe
    .getRules()
    .filter(({ tags }) => tags.includes(tagOf(id)) && !tags.includes('experimental'))
    .map(({ ruleId }) => ruleId)
    .toSorted()

type Ran = Pick<TestResult, 'file' | 'title' | 'outcome'>

const shownBy = (clause: Clause, results: ReadonlyArray<Ran>): ReadonlyArray<Ran> => {
  const parts = [...(clause.tests ?? []), ...(axeRules(clause).length > 0 ? [AXE_TESTS] : [])]
  return results.filter(({ title }) => parts.some(part => title.includes(part)))
}

/** `captions.spec.ts (2)` */
const told = (tests: ReadonlyArray<Ran>): string => {
  const files = [...new Set(tests.map(({ file }) => file))].toSorted()
  return files
    .map(file => `\`${file.replace(/^test\/e2e\//, '')}\` (${tests.filter(test => test.file === file).length})`)
    .join(', ')
}

const verdict = (clause: Clause, tests: ReadonlyArray<Ran>): string => {
  if (clause.idle !== undefined) return 'does not apply'
  if (clause.tests === undefined && axeRules(clause).length === 0) return 'for a person'
  if (tests.length === 0) return 'not tested'
  return tests.every(hasPassed) ? 'passed' : 'failed'
}

const rowOf = (clause: Clause, results: ReadonlyArray<Ran>): ReadonlyArray<string> => {
  const tests = shownBy(clause, results)
  const rules = axeRules(clause).map(rule => `\`${rule}\``)
  return [
    clause.id,
    `${clause.name}${clause.level === 'EN' ? '' : ` (${clause.level})`}`,
    verdict(clause, tests),
    [told(tests), rules.length > 0 ? `axe: ${rules.join(' ')}` : ''].filter(text => text !== '').join('; '),
    clause.idle ?? clause.person ?? '',
  ]
}

/** The page about accessibility: each clause, the tests that show it, how they went, and what is left to a person. */
export const accessibilityPage = (
  clauses: ReadonlyArray<Clause>,
  results: ReadonlyArray<Ran>,
): string => `# Accessibility

Each success criterion of WCAG 2.2 at A and AA, which chapter 9 of EN 301 549 repeats, and the clauses of its chapter 7 on
video: the tests that show it in a browser, how they went when all tests ran last, and what a test cannot say. Made by
\`npm run trace\` from the results of \`npm test\`; the clauses are in \`test/accessibility/clauses.ts\`. The rules named
are those of axe, held against every page in three languages and both themes, and against dialogs, menus and states of
players in their own tests. 'Passed' is what the tests say: a claim of conformance needs a person for the last column.

${table(
  ['Clause', 'Name', 'Result', 'Tests', 'What a person must judge, or why it does not apply'],
  clauses.map(clause => rowOf(clause, results)),
)}`
