import { CHECKS } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'
import { printSummary } from './lib/summary.ts'

/** The charts that hold the others, and those that most depends on; `npm run paths -- --browser` walks every one. */
const WALKED = ['login', 'entrance', 'livePlayer', 'broadcast', 'broadcastPlayer', 'reminders', 'vodHome', 'toasts']

await runSteps([
  ...CHECKS,
  {
    title: 'Browser tests in Chromium',
    mend: 'Screenshots of the failing tests are in .results/e2e, with traces of their second try.',
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
    title: 'Requirement trace',
    mend: 'An id of test/required.txt has no passing test; the trace above names it.',
    command: ['node', 'test/support/trace.ts', '--require', 'test/required.txt'],
  },
])
await printSummary()
