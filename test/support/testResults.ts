export type TestResult = {
  readonly file: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

const OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  expected: 'passed',
  flaky: 'passed',
  failed: 'failed',
  unexpected: 'failed',
}

const outcomeOf = (status: string): TestResult['outcome'] => OUTCOMES[status] ?? 'skipped'

/** The tests of a report of `vitest --reporter=json`; files are named from `root`. */
export const vitestResults = (report: VitestReport, root: string): readonly TestResult[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name.replace(root, ''),
      title: fullName,
      outcome: outcomeOf(status),
    })),
  )

const worst = (statuses: readonly string[]): TestResult['outcome'] => {
  const outcomes = statuses.map(outcomeOf)
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.includes('passed') ? 'passed' : 'skipped'
}

const suiteResults = (suite: PlaywrightSuite, folder: string, titles: readonly string[]): readonly TestResult[] => {
  const path = [...titles, suite.title]
  const own = (suite.specs ?? []).map(({ title, file, tests }) => ({
    file: `${folder}/${file}`,
    title: [...path.slice(1), title].join(' '),
    outcome: worst(tests.map(({ status }) => status)),
  }))
  return [...own, ...(suite.suites ?? []).flatMap(inner => suiteResults(inner, folder, path))]
}

/** The tests of a report of Playwright's JSON reporter, whose outermost suites are the files of a folder. */
export const playwrightResults = (
  report: { readonly suites: readonly PlaywrightSuite[] },
  folder: string,
): readonly TestResult[] => report.suites.flatMap(suite => suiteResults(suite, folder, []))
