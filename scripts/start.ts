import { BUILD, MESSAGES } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

if (!process.argv.includes('--help')) await runSteps([MESSAGES, BUILD])
await import('@sintonia/operator/main.ts')
