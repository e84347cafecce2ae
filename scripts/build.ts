import { BUILD, MESSAGES } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

await runSteps([MESSAGES, BUILD])
console.log('\nThe app stands in dist/. Put config.json beside index.html for your deployment; the README says how.')
