import { writeFileSync } from 'node:fs'
import { HELP, Unclear, type Wish, wishOf } from './arguments.ts'
import { conform, type Report } from './conform.ts'
import { FORMS } from './report/forms.ts'
import { differencesIn, textReport } from './report/text.ts'

/** Where the command speaks: results, and what went wrong. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

const SAME = 0
const DIFFERS = 1
const NOT_TRIED = 2

const codeOf = (report: Report): number => {
  if (report.stopped !== undefined) return NOT_TRIED
  return differencesIn(report).length > 0 ? DIFFERS : SAME
}

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Unclear(`The report cannot be written: ${error instanceof Error ? error.message : file}`)
  }
}

const tried = async ({ options, form, out }: Wish, terminal: Terminal): Promise<number> => {
  // A place that takes no report is told before the back end is asked.
  if (out !== undefined) write(out, '')
  const report = await conform(options)
  const text = FORMS[form](report)
  if (out !== undefined) write(out, text)
  terminal.out(out === undefined ? text : textReport(report))
  if (report.stopped !== undefined && form !== 'text') terminal.err(`${report.stopped}\n`)
  return codeOf(report)
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof Unclear) return `${error.message}\n\n${HELP}\n`
  return `It broke off: ${error instanceof Error ? error.message : error}\n`
}

/** Runs the command line; the code that it ends with. */
export const run = async (
  words: ReadonlyArray<string>,
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> => {
  try {
    const wish = wishOf(words, environment)
    if (wish !== 'help') return await tried(wish, terminal)
    terminal.out(`${HELP}\n`)
    return SAME
  } catch (error) {
    terminal.err(sentenceOf(error))
    return NOT_TRIED
  }
}
