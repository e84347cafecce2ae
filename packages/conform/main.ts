import { writeFileSync } from 'node:fs'
import { HELP, Unclear, type Wish, wishOf } from './arguments.ts'
import { conform, type Report } from './conform.ts'
import { FORMS } from './report/forms.ts'
import { differencesIn, textReport } from './report/text.ts'

const DIFFERS = 1
const NOT_TRIED = 2

const fail = (sentence: string): void => {
  console.error(sentence)
  process.exitCode = NOT_TRIED
}

const codeOf = (report: Report): number => {
  if (report.stopped !== undefined) return NOT_TRIED
  return differencesIn(report).length > 0 ? DIFFERS : 0
}

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Unclear(`The report cannot be written: ${error instanceof Error ? error.message : file}`)
  }
}

const run = async ({ options, form, out }: Wish): Promise<void> => {
  if (out !== undefined) write(out, '')
  const report = await conform(options)
  process.exitCode = codeOf(report)
  if (report.stopped !== undefined && form !== 'text') console.error(report.stopped)
  if (out !== undefined) write(out, FORMS[form](report))
  process.stdout.write(out === undefined ? FORMS[form](report) : textReport(report))
}

try {
  const wish = wishOf(process.argv.slice(2), process.env)
  if (wish === 'help') console.log(HELP)
  else await run(wish)
} catch (error) {
  fail(
    error instanceof Unclear
      ? `${error.message}\n\n${HELP}`
      : `It broke off: ${error instanceof Error ? error.message : error}`,
  )
}
