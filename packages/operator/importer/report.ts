/** A line of a file that a person wrote or downloaded, and what is wrong with it. */
export interface LineProblem {
  /** None where it is about a file as a whole, which the reason names. */
  readonly line: number | undefined
  readonly reason: string
}

/** Every entry found is imported, stands in `refused` or is of no use to anybody; `notes` cost no entry (AHEAD-30). */
export interface ImportReport {
  readonly found: number
  readonly imported: number
  /** Programmes that are on no channel of the line-up. */
  readonly unused?: number
  readonly refused: ReadonlyArray<LineProblem>
  readonly notes: ReadonlyArray<LineProblem>
}

/** Named by their lines up to a number that no honest file reaches, and counted to the end. */
export interface ProblemList {
  readonly add: (line: number | undefined, reason: string) => void
  readonly count: () => number
  readonly sorted: () => ReadonlyArray<LineProblem>
}

export interface Problems {
  readonly refused: ProblemList
  readonly notes: ProblemList
}

const MAX_NAMED = 100_000

const problemList = (): ProblemList => {
  const named: LineProblem[] = []
  let count = 0
  return {
    add: (line, reason) => {
      count += 1
      if (named.length < MAX_NAMED) named.push({ line, reason })
    },
    count: () => count,
    sorted: () => named.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  }
}

export const makeProblems = (): Problems => ({ refused: problemList(), notes: problemList() })

const SHOWN = 20

const lineOf = ({ line, reason }: LineProblem): string =>
  line === undefined ? `  ${reason}` : `  line ${line}: ${reason}`

const head = (name: string, { imported, found, unused = 0, refused, notes }: ImportReport): string => {
  const count = found - imported - unused
  return [
    `${name}: ${imported} of ${found} entries imported, ${count} refused`,
    unused > 0 ? `, ${unused} on no channel` : '',
    `, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`,
    refused.length < count ? `; the first ${refused.length} by name` : '',
  ].join('')
}

/** The report in the words of the console: the first lines, and where all of them stand. */
export const reportLines = (name: string, report: ImportReport, whole: string): ReadonlyArray<string> => {
  const rest = report.refused.length + report.notes.length - SHOWN
  return [
    head(name, report),
    ...[...report.refused, ...report.notes].slice(0, SHOWN).map(lineOf),
    ...(rest > 0 ? [`  and ${rest} more: ${whole}`] : []),
  ]
}

/** All of it. */
export const wholeReport = (name: string, report: ImportReport): ReadonlyArray<string> => [
  head(name, report),
  ...(report.refused.length > 0 ? ['refused', ...report.refused.map(lineOf)] : []),
  ...(report.notes.length > 0 ? ['notes', ...report.notes.map(lineOf)] : []),
]
