import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileHash, revision, treeHash } from '../../../scripts/lib/builtFrom.ts'
import { ROOT } from '../../../scripts/lib/steps.ts'

export type TestResult = {
  /** From the root of the repository. */
  readonly file: string
  /** The hash of that file when the test ran. */
  readonly hash: string
  readonly title: string
  /** `flaky`: it failed, and passed when it was tried again. */
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped'
  /** It shows what holds for every value of a kind, not an example. */
  readonly isProperty?: boolean | undefined
}

/** Passed, at the first try or a later one; who takes first tries only refuses the rest (`refusal.ts`). */
export const hasPassed = ({ outcome }: Pick<TestResult, 'outcome'>): boolean =>
  outcome === 'passed' || outcome === 'flaky'

/** What a run of one kind of tests left: `.results/<kind>.json`. */
export type Results = {
  readonly revision: string | undefined
  /** The hash of all that was tested, the tests with it. */
  readonly tree: string
  /** The hash of what the app in the browser was built from. */
  readonly app?: string | undefined
  readonly tests: readonly TestResult[]
}

/** Kinds of runs: without a browser, in one, and along the generated paths in one. */
export const KINDS = ['unit', 'browser', 'paths'] as const

export type Kind = (typeof KINDS)[number]

/** What stands there when a run begins. */
export type Begun = Omit<Results, 'tests'>

const RESULTS = join(ROOT, '.results')

/** A run of some tests has a file of its own: the whole run's stays. */
const fileOf = (kind: Kind, isWhole: boolean): string => join(RESULTS, `${kind}${isWhole ? '' : '.part'}.json`)

export const begin = (app?: string): Begun => ({ revision: revision(), tree: treeHash(), app })

export const inRepository = (path: string): string => relative(ROOT, path)

export const writeResults = (
  kind: Kind,
  isWhole: boolean,
  begun: Begun,
  tests: readonly Omit<TestResult, 'hash'>[],
): void => {
  const hashes = new Map([...new Set(tests.map(({ file }) => file))].map(file => [file, fileHash(file)]))
  const results: Results = {
    ...begun,
    tests: tests.map(test => ({ ...test, hash: hashes.get(test.file) ?? '' })),
  }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(fileOf(kind, isWhole), JSON.stringify(results))
}

/** The last run of all tests of this kind, else of some where that is asked for. */
export const readResults = (kind: Kind, isWhole = true): Results | undefined => {
  const file = fileOf(kind, isWhole)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export const forgetResults = (kind: Kind, isWhole: boolean): void => rmSync(fileOf(kind, isWhole), { force: true })
