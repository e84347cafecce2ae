import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter'
import { builtFrom } from '../../../scripts/lib/builtFrom.ts'
import { APP_DIR } from '../../e2e/support/appDir.ts'
import { type Begun, begin, inRepository, type Kind, type TestResult, writeResults } from './results.ts'

interface Options {
  readonly kind: Kind
  readonly isWhole?: boolean
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** Words of the command that leave no test out. */
const HARMLESS = /^(test|-c|--config|--workers|-j|.*playwright\.config\.ts|\d+|--workers=\d+|--config=.*)$/

/** Whether these words behind `playwright` ask for all tests. */
export const leavesNoneOut = (words: readonly string[]): boolean => words.every(word => HARMLESS.test(word))

/** Without the project, which has no name, and the file, which stands beside it. */
const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' ')

const resultOf = (test: TestCase): Omit<TestResult, 'hash'> => ({
  file: inRepository(test.location.file),
  title: titleOf(test),
  outcome: OUTCOMES[test.outcome()],
})

/** Keeps the results of Playwright with the revision and the hashes that they belong to, those of the built app among them. */
export default class PlaywrightReporter implements Reporter {
  readonly #options: Options
  #begun: Begun = begin(builtFrom(APP_DIR))
  #tests: readonly TestCase[] = []

  constructor(options: Options) {
    this.#options = options
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onEnd({ status }: FullResult): void {
    const { kind, isWhole = true } = this.#options
    const isOver = status === 'passed' || status === 'failed'
    writeResults(
      kind,
      isWhole && isOver && leavesNoneOut(process.argv.slice(2)),
      this.#begun,
      this.#tests.map(resultOf),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
