/** A line of a file that a person wrote or downloaded, and what is wrong with it. */
export interface LineProblem {
  readonly line: number
  readonly reason: string
}

/** Every entry found is imported or stands in `refused`; `notes` cost no entry (AHEAD-30). */
export interface ImportReport {
  readonly found: number
  readonly imported: number
  readonly refused: ReadonlyArray<LineProblem>
  readonly notes: ReadonlyArray<LineProblem>
}

const SHOWN = 20

/** The report in the words of the console. */
export const reportLines = (name: string, { found, imported, refused, notes }: ImportReport): ReadonlyArray<string> => {
  const lineOf = ({ line, reason }: LineProblem): string => `  line ${line}: ${reason}`
  const rest = refused.length - SHOWN
  return [
    `${name}: ${imported} of ${found} entries imported, ${refused.length} refused, ${notes.length} notes`,
    ...refused.slice(0, SHOWN).map(lineOf),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}
