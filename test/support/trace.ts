import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readChart } from '../charts/ir.ts'
import { chartMachines } from '../paths/registry.ts'
import { readLedger } from './ledger.ts'
import { idsIn, traceOf, tracePage, traceText, unknownIds, unproved } from './requirementTrace.ts'
import { playwrightResults, type TestResult, vitestResults } from './testResults.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const HELP = `Shows which tests and chart places claim each requirement, and how the tests went last.

  npm run trace                                print the trace of the last test run, and write it to docs/trace.md
  npm run trace -- --require LIVE-06,SES-01    write nothing; exit 1 when one of these has no passing test
  npm run trace -- --require test/required.txt the same, with the ids of a file`

const reported = (name: string, read: (report: never) => readonly TestResult[]): readonly TestResult[] => {
  const file = join(ROOT, '.results', name)
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')) as never)
  console.error(`.results/${name} is missing: run npm test first; its tests count as not run.`)
  return []
}

const requiredIds = (argument: string | undefined): readonly string[] => {
  if (argument === undefined) return []
  const file = join(ROOT, argument)
  return idsIn(existsSync(file) ? readFileSync(file, 'utf8') : argument)
}

const trace = (args: readonly string[]): void => {
  const ledger = readLedger()
  const charts = chartMachines.map(readChart)
  const results = [
    ...reported('vitest.json', report => vitestResults(report, ROOT)),
    ...reported('e2e.json', report => playwrightResults(report, 'test/e2e')),
    ...reported('browser-paths.json', report => playwrightResults(report, 'test/paths/browser')),
  ]
  const rows = traceOf(ledger, charts, results)
  console.log(traceText(rows))
  const unknown = unknownIds(ledger, charts, results)
  if (unknown.length > 0) console.log(`not in docs/requirements.md: ${unknown.join(' ')}`)
  const at = args.indexOf('--require')
  if (at === -1) writeFileSync(join(ROOT, 'docs/trace.md'), tracePage(rows))
  const missing = unproved(rows, requiredIds(at === -1 ? undefined : args[at + 1]))
  if (missing.length === 0) return
  console.error(`no passing test for: ${missing.join(' ')}`)
  process.exitCode = 1
}

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(HELP)
else trace(args)
