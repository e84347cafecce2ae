import { appHash, fileHash, treeHash } from '../../../scripts/lib/builtFrom.ts'
import { KINDS, type Kind, type Results, readResults, type TestResult } from './results.ts'
import { testFiles } from './testFiles.ts'

/** What results are held against: the files as they lie there now. */
export type Now = {
  readonly tree: string
  readonly app: string
  readonly files: Readonly<Record<Kind, readonly string[]>>
  readonly hashOf: (file: string) => string
}

const LISTED = 5

const listed = (names: readonly string[]): string =>
  [...names.slice(0, LISTED), ...(names.length > LISTED ? [`and ${names.length - LISTED} more`] : [])].join(', ')

const titlesOf = (tests: readonly TestResult[], outcome: TestResult['outcome']): readonly string[] =>
  tests.filter(test => test.outcome === outcome).map(({ file, title }) => `${file} "${title}"`)

const staleness = ({ revision = 'no revision', tree, app, tests }: Results, now: Now): readonly string[] => {
  if (tree !== now.tree) {
    const hashes = new Map(tests.map(({ file, hash }) => [file, hash]))
    const existing = new Set(Object.values(now.files).flat())
    const changed = [...hashes].filter(([file, hash]) => existing.has(file) && now.hashOf(file) !== hash)
    const names = changed.map(([file]) => file)
    return [
      `are those of other files, at ${revision}${names.length > 0 ? `; since then changed: ${listed(names)}` : ''}`,
    ]
  }
  return app === undefined || app === now.app ? [] : ['are those of an app that was built from other files']
}

/** Why these results prove nothing of the files as they are: stale, of a part, or skipped. */
export const refusals = (kind: Kind, results: Results | undefined, now: Now): readonly string[] => {
  if (results === undefined) return ['are missing']
  const ran = new Set(results.tests.map(({ file }) => file))
  const left = now.files[kind].filter(file => !ran.has(file))
  const skipped = titlesOf(results.tests, 'skipped')
  return [
    ...staleness(results, now),
    ...(left.length > 0 ? [`are of a part: without ${listed(left)}`] : []),
    ...(skipped.length > 0 ? [`are of a part: skipped ${listed(skipped)}`] : []),
  ]
}

/** The tests that failed, and passed when they were tried again. */
export const secondTries = (tests: readonly TestResult[]): readonly string[] => titlesOf(tests, 'flaky')

/** A proof stands on first tries, unless a second one was asked for (`npm test -- --second-try`). */
export const refusedTries = (
  tests: readonly TestResult[],
  isAskedFor = process.env.SECOND_TRY === '1',
): readonly string[] => (isAskedFor ? [] : secondTries(tests).map(test => `Green by a second try only: ${test}.`))

export type Proof = { readonly tests: readonly TestResult[]; readonly refused: readonly string[] }

/** The last results of every kind, and why any of them is not believed. */
export const lastResults = (): Proof => {
  const now: Now = { tree: treeHash(), app: appHash(), files: testFiles(), hashOf: fileHash }
  const read = KINDS.map(kind => [kind, readResults(kind)] as const)
  const tests = read.flatMap(([, results]) => results?.tests ?? [])
  const refused = read.flatMap(([kind, results]) =>
    refusals(kind, results, now).map(why => `The results of the ${kind} tests ${why}.`),
  )
  return { tests, refused: [...refused, ...refusedTries(tests)] }
}
