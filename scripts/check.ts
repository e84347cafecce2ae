import { CHECKS } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

await runSteps(CHECKS)
console.log('\nAll checks are green.')
