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

const ID = /\b[A-Z][A-Z\d]*-\d+\b/g

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
const byFile = (tests: readonly TestResult[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>()
  for (const { file, outcome, title } of tests) {
    const lines = files.get(file) ?? []
    files.set(file, [...lines, `${SIGNS[outcome]} ${title}`])
  }
  return new Map([...files].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([file, lines]) => [file, lines.sort()]))
}

const partOf = (id: string): string => id.split('-')[0] ?? id

const section = ({ id, anchor, text, result, places, tests }: TraceRow): readonly string[] => [
  `### ${id}: ${result}`,
  `${text} ([ledger](requirements.md#${anchor}))`,
  ...(places.length === 0 ? [] : [`In charts: ${places.map(place => `\`${place}\``).join(', ')}`]),
  ...[...byFile(tests)].map(([file, lines]) => [`\`${file}\``, '', ...lines.map(line => `- ${line}`)].join('\n')),
]

const shares = (rows: readonly TraceRow[]): string => {
  const parts = [...new Set(rows.map(({ id }) => partOf(id)))]
  const count = (part: string, isCounted: (row: TraceRow) => boolean): string =>
    String(rows.filter(row => partOf(row.id) === part && isCounted(row)).length)
  return table(
    ['part', 'requirements', 'with passing tests', 'failed', 'untested'],
    parts.map(part => [
      part,
      count(part, () => true),
      count(part, ({ result }) => result === 'passed'),
      count(part, ({ result }) => result === 'failed'),
      count(part, ({ result }) => result === 'untested'),
    ]),
  )
}

/** The trace as a page. */
export const tracePage = (rows: readonly TraceRow[]): string => {
  const proved = rows.filter(({ result }) => result === 'passed').length
  const bare = rows.filter(({ places, tests }) => places.length + tests.length === 0)
  const claimed = rows.filter(row => !bare.includes(row))
  return [
    '# Requirement trace',
    'Which states, transitions and tests realise each requirement, and how the tests went last. `npm run trace` writes it.',
    `${proved} of ${rows.length} requirements have passing tests and no failing one.`,
    shares(rows),
    '## Without any',
    bare.map(({ id }) => id).join(', ') || 'None.',
    ...[...new Set(claimed.map(({ id }) => partOf(id)))].flatMap(part => [
      `## ${part}`,
      ...claimed.filter(({ id }) => partOf(id) === part).flatMap(section),
    ]),
    '',
  ].join('\n\n')
}
