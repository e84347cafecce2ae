import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLAUSES } from '../accessibility/clauses.ts'
import { accessibilityPage } from '../accessibility/page.ts'
import { readChart } from '../charts/readChart.ts'
import { byRow } from '../engines/byRow.ts'
import { keptColumns } from '../engines/columns.ts'
import { ENGINES } from '../engines/engines.ts'
import { JOURNEYS } from '../engines/journeys/index.ts'
import { chartMachines } from '../paths/registry.ts'
import { readLedger } from './ledger.ts'
import {
  idsIn,
  reasonsIn,
  traceOf,
  tracePage,
  traceText,
  unexplained,
  unknownIds,
  unproved,
} from './requirementTrace.ts'
import { lastResults } from './results/refusal.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const HELP = `Shows which tests and chart places claim each requirement, and how the tests went last. Results of other files than
those that lie there, of a part of the tests, or green by a second try that was not asked for are refused.

  npm run trace                                print the trace of the last run of all tests, and write it to .results/trace.md; what it says of
                                               accessibility goes to docs/accessibility.md
  npm run trace -- --require LIVE-06,SES-01    exit 1 when one of these has no passing test
  npm run trace -- --require test/required.txt the same, with the ids of a file`

const requiredIds = (argument: string | undefined): readonly string[] => {
  if (argument === undefined) return []
  const file = join(ROOT, argument)
  return idsIn(existsSync(file) ? readFileSync(file, 'utf8') : argument)
}

const enginesPart = (): string => {
  const columns = keptColumns(ENGINES.map(({ name }) => name))
  return columns.length === 0 ? 'No engine has run this app: `npm run engines`.' : byRow(JOURNEYS, columns)
}

const writePage = (page: string): void => {
  const folder = join(ROOT, '.results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'trace.md'), page)
}

const trace = (args: readonly string[]): void => {
  const ledger = readLedger()
  const charts = chartMachines.map(readChart)
  const { tests, refused } = lastResults()
  if (refused.length > 0) {
    console.error([...refused, 'Run npm test.'].join('\n'))
    process.exitCode = 1
    return
  }
  const rows = traceOf(ledger, charts, tests)
  console.log(traceText(rows))
  const unknown = unknownIds(ledger, charts, tests)
  if (unknown.length > 0) console.log(`not in docs/requirements.md: ${unknown.join(' ')}`)
  const reasons = reasonsIn(readFileSync(join(ROOT, 'test/unseen.txt'), 'utf8'))
  writePage(tracePage(rows, reasons, enginesPart()))
  writeFileSync(join(ROOT, 'docs/accessibility.md'), accessibilityPage(CLAUSES, tests))
  const at = args.indexOf('--require')
  const missing = unproved(rows, requiredIds(at === -1 ? undefined : args[at + 1]))
  const faults = [
    ...(missing.length === 0 ? [] : [`no passing test for: ${missing.join(' ')}`]),
    ...unexplained(rows, reasons).map(fault => `${fault}: see test/unseen.txt`),
  ]
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exitCode = 1
}

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(HELP)
else trace(args)
