import { parseArgs } from 'node:util'
import { CHECKS } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'
import { printSummary } from './lib/summary.ts'
import { WALKED } from './lib/walked.ts'

const HELP = `Runs every check and every test.

  npm test                    believes the kept results of mutation runs where nothing has changed since
  npm test -- --all           makes the mutants of all charts anew, some minutes more; faults in their source stay as kept
  npm test -- --second-try    runs a red browser test once more, and names it at the end where it is green then`

const { values: wish } = parseArgs({
  options: { all: { type: 'boolean' }, 'second-try': { type: 'boolean' }, help: { type: 'boolean' } },
})

if (wish.help) {
  console.log(HELP)
  process.exit(0)
}
if (wish.all) process.env.MUTANTS = 'all'
if (wish['second-try']) process.env.SECOND_TRY = '1'

await runSteps([
  ...CHECKS,
  {
    title: 'Browser tests in Chromium',
    mend: 'Screenshots of the failing tests are in .results/e2e.',
    command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'],
    live: true,
  },
  {
    title: 'Paths of the charts in Chromium',
    mend: 'The failing step and its path stand above; its screenshot lies in .results/browser-paths.',
    command: ['node', 'test/paths/main.ts', ...WALKED, '--browser', '--app', 'dist'],
    live: true,
  },
  {
    title: 'A few journeys in the oldest engines and in other ones',
    mend: 'The journey and what it waited for stand above; its screenshot lies in .results/engines.',
    command: ['node', 'test/engines/main.ts', '--core'],
    live: true,
  },
  {
    title: 'Requirement trace',
    mend: 'An id of test/required.txt has no passing test; the trace above names it.',
    command: ['node', 'test/support/trace.ts', '--require', 'test/required.txt'],
  },
])
printSummary()
