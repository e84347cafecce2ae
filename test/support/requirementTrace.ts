import type { Chart } from '../charts/chart.ts'
import { table } from '../charts/markdown.ts'
import type { LedgerRow } from './ledger.ts'
import type { TestResult } from './testResults.ts'

/** One requirement with everything that claims it: places in charts, tests with their last result. */
export type TraceRow = LedgerRow & {
  readonly places: readonly string[]
  readonly tests: readonly TestResult[]
  readonly result: 'passed' | 'failed' | 'untested'
}

const ID = /\b[A-Z]+-\d+\b/g

export const idsIn = (text: string): readonly string[] => text.match(ID) ?? []

const placesOf = (charts: readonly Chart[], id: string): readonly string[] =>
  charts.flatMap(({ states, transitions }) =>
    [...states, ...transitions].filter(({ requirements }) => requirements.includes(id)).map(place => place.id),
  )

const resultOf = (tests: readonly TestResult[]): TraceRow['result'] => {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failed'
  return tests.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'untested'
}

export const traceOf = (
  ledger: readonly LedgerRow[],
  charts: readonly Chart[],
  results: readonly TestResult[],
): readonly TraceRow[] =>
  ledger.map(row => {
    const tests = results.filter(({ title }) => idsIn(title).includes(row.id))
    return { ...row, places: placesOf(charts, row.id), tests, result: resultOf(tests) }
  })

/** Of the ids that are required, those that no passing test proves; an id that is not in the ledger is among them. */
export const unproved = (rows: readonly TraceRow[], required: readonly string[]): readonly string[] => {
  const proved = new Set(rows.filter(({ result }) => result === 'passed').map(({ id }) => id))
  return required.filter(id => !proved.has(id))
}

/** Ids in test titles and charts that look like a requirement's and are none: mostly slips of the pen. */
export const unknownIds = (
  ledger: readonly LedgerRow[],
  charts: readonly Chart[],
  results: readonly TestResult[],
): readonly string[] => {
  const known = new Set(ledger.map(({ id }) => id))
  const prefixes = new Set(ledger.map(({ id }) => id.split('-')[0]))
  const inTitles = results.flatMap(({ title }) => idsIn(title))
  const inCharts = charts.flatMap(({ states, transitions }) =>
    [...states, ...transitions].flatMap(({ requirements }) => requirements),
  )
  const isUnknown = (id: string) => !known.has(id) && prefixes.has(id.split('-')[0])
  return [...new Set([...inTitles, ...inCharts])].filter(isUnknown)
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The trace for a terminal: a line for each requirement that anything claims, then the ids without any. */
export const traceText = (rows: readonly TraceRow[]): string => {
  const claimed = rows.filter(({ places, tests }) => places.length + tests.length > 0)
  const bare = rows.filter(({ places, tests }) => places.length + tests.length === 0).map(({ id }) => id)
  const lines = claimed.map(({ id, result, tests, places }) => {
    const numbers = [counted(tests.length, 'test'), counted(places.length, 'chart place')]
    return `${id.padEnd(10)} ${result.padEnd(9)} ${numbers.join(', ')}`
  })
  return [...lines, '', `without any test or chart place (${bare.length}): ${bare.join(' ')}`].join('\n')
}

const SIGNS: Readonly<Record<TestResult['outcome'], string>> = { passed: '✓', failed: '✗', skipped: '–' }

/** Test runners finish in any order; a page is the same for the same results. */
const inOrder = (tests: readonly TestResult[]): readonly TestResult[] =>
  [...tests].sort((a, b) => `${a.file} ${a.title}`.localeCompare(`${b.file} ${b.title}`, 'en'))

/** The trace as a page. */
export const tracePage = (rows: readonly TraceRow[]): string => {
  const proved = rows.filter(({ result }) => result === 'passed').length
  const bare = rows.filter(({ places, tests }) => places.length + tests.length === 0).map(({ id }) => id)
  const cells = ({ id, anchor, result, places, tests }: TraceRow) => [
    `[${id}](requirements.md#${anchor})`,
    result,
    places.map(place => `\`${place}\``).join('<br>'),
    inOrder(tests)
      .map(({ outcome, title, file }) => `${SIGNS[outcome]} ${title} (${file})`)
      .join('<br>'),
  ]
  return [
    '# Requirement trace',
    `${proved} of ${rows.length} requirements have passing tests and no failing one.`,
    table(['requirement', 'result', 'in charts', 'tests'], rows.filter(({ id }) => !bare.includes(id)).map(cells)),
    '## Without any',
    bare.join(', ') || 'None.',
    'Written by `npm run trace` from the last test run.',
    '',
  ].join('\n\n')
}
