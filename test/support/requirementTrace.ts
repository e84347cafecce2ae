import type { Chart } from '@sintonia/statechart-book'
import { table } from '@sintonia/statechart-book/pages'
import type { LedgerRow } from './ledger.ts'
import { HOWS, type How, howOf, isSeen } from './results/how.ts'
import { hasPassed, type TestResult } from './results/results.ts'

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
  return tests.length > 0 && tests.every(hasPassed) ? 'passed' : 'untested'
}

/** The local operator stands for somebody else's: what it does proves only what is said of it. */
const isAbout = (test: TestResult, { text }: LedgerRow): boolean =>
  howOf(test) !== 'operator' || text.includes('head-end')

export const traceOf = (
  ledger: readonly LedgerRow[],
  charts: readonly Chart[],
  results: readonly TestResult[],
): readonly TraceRow[] =>
  ledger.map(row => {
    const tests = results.filter(test => idsIn(test.title).includes(row.id) && isAbout(test, row))
    return { ...row, places: placesOf(charts, row.id), tests, result: resultOf(tests) }
  })

/** Of the ids that are required, those that no passing test proves; an id that is not in the ledger is among them. */
export const unproved = (rows: readonly TraceRow[], required: readonly string[]): readonly string[] => {
  const proved = new Set(rows.filter(({ result }) => result === 'passed').map(({ id }) => id))
  return required.filter(id => !proved.has(id))
}

const isSeenOf = ({ tests }: TraceRow): boolean => tests.some(test => isSeen(howOf(test)))

const REASON = /^(\S+) (.+)$/

/** Why a requirement has no proof in a browser, by its id: a line each, `NET-10 a codec is nothing that can be seen`. */
export const reasonsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap(line => {
      const [, id, reason] = REASON.exec(line) ?? []
      return id === undefined || reason === undefined ? [] : [[id, reason]]
    }),
  )

/** Requirements that no browser shows and nobody says why, and reasons that nobody needs. */
export const unexplained = (rows: readonly TraceRow[], reasons: ReadonlyMap<string, string>): readonly string[] => {
  const unseen = rows.filter(row => row.result === 'passed' && !isSeenOf(row)).map(({ id }) => id)
  return [
    ...unseen.filter(id => !reasons.has(id)).map(id => `${id} has no proof in a browser, and no reason why`),
    ...[...reasons.keys()]
      .filter(id => !unseen.includes(id))
      .map(id => `${id} needs no reason why no browser shows it`),
  ]
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

const howMany = (tests: readonly TestResult[]): readonly (readonly [How, number])[] =>
  (Object.keys(HOWS) as readonly How[])
    .map(how => [how, tests.filter(test => howOf(test) === how).length] as const)
    .filter(([, count]) => count > 0)

/** `a person in a browser (2), a property (1)` */
const hows = ({ tests }: TraceRow): string =>
  howMany(tests)
    .map(([how, count]) => `${HOWS[how]} (${count})`)
    .join(', ')

/** The trace for a terminal: a line for each requirement that anything claims, then the ids without any. */
export const traceText = (rows: readonly TraceRow[]): string => {
  const claimed = rows.filter(({ places, tests }) => places.length + tests.length > 0)
  const bare = rows.filter(({ places, tests }) => places.length + tests.length === 0).map(({ id }) => id)
  const lines = claimed.map(row => {
    const { id, result, places } = row
    const parts = [hows(row), counted(places.length, 'chart place')].filter(part => part !== '')
    return `${id.padEnd(10)} ${result.padEnd(9)} ${parts.join(', ')}`
  })
  return [...lines, '', `without any test or chart place (${bare.length}): ${bare.join(' ')}`].join('\n')
}

const SIGNS: Readonly<Record<TestResult['outcome'], string>> = {
  passed: '✓',
  failed: '✗',
  flaky: '~',
  skipped: '–',
}

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

const section = (row: TraceRow): readonly string[] => [
  `### ${row.id}: ${row.result}`,
  `${row.text} ([ledger](../docs/requirements.md#${row.anchor}))`,
  ...(row.tests.length === 0 ? [] : [`Shown by ${hows(row)}.`]),
  ...(row.places.length === 0 ? [] : [`In charts: ${row.places.map(place => `\`${place}\``).join(', ')}`]),
  ...[...byFile(row.tests)].map(([file, lines]) => [`\`${file}\``, '', ...lines.map(line => `- ${line}`)].join('\n')),
]

const shares = (rows: readonly TraceRow[]): string => {
  const parts = [...new Set(rows.map(({ id }) => partOf(id)))]
  const count = (part: string, isCounted: (row: TraceRow) => boolean): string =>
    String(rows.filter(row => partOf(row.id) === part && isCounted(row)).length)
  return table(
    ['part', 'requirements', 'with passing tests', 'seen in a browser', 'failed', 'untested'],
    parts.map(part => [
      part,
      count(part, () => true),
      count(part, ({ result }) => result === 'passed'),
      count(part, row => row.result === 'passed' && isSeenOf(row)),
      count(part, ({ result }) => result === 'failed'),
      count(part, ({ result }) => result === 'untested'),
    ]),
  )
}

/** The trace as a page; what other engines say of it stands in it as it is given. */
export const tracePage = (
  rows: readonly TraceRow[],
  reasons: ReadonlyMap<string, string>,
  inEngines: string,
): string => {
  const proved = rows.filter(({ result }) => result === 'passed').length
  const bare = rows.filter(({ places, tests }) => places.length + tests.length === 0)
  const claimed = rows.filter(row => !bare.includes(row))
  return [
    '# Requirement trace',
    'Which states, transitions and tests realise each requirement, and how the tests went last. `npm run trace` writes it.',
    `${proved} of ${rows.length} requirements have passing tests and no failing one.`,
    shares(rows),
    '## Not shown in a browser',
    [...reasons].map(([id, reason]) => `- ${id}: ${reason}`).join('\n') || 'None.',
    '## In every engine',
    inEngines,
    '## Without any',
    bare.map(({ id }) => id).join(', ') || 'None.',
    ...[...new Set(claimed.map(({ id }) => partOf(id)))].flatMap(part => [
      `## ${part}`,
      ...claimed.filter(({ id }) => partOf(id) === part).flatMap(section),
    ]),
    '',
  ].join('\n\n')
}
