import { readCommandLine } from '@sintonia/operator/commandLine.ts'
import * as E from 'fp-ts/lib/Either.js'
import { BUILD, MESSAGES } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

const asked = readCommandLine(process.argv.slice(2), process.env)
if (E.isRight(asked) && asked.right !== 'help') await runSteps([MESSAGES, BUILD])
await import('@sintonia/operator/main.ts')
