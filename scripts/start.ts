import { readCommandLine } from '@sintonia/operator/commandLine.ts'
import * as E from 'fp-ts/lib/Either.js'
import { BUILD, MESSAGES } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

const wished = readCommandLine(process.argv.slice(2), process.env)
if (E.isRight(wished) && wished.right !== 'help') await runSteps([MESSAGES, BUILD])
const { begin } = await import('@sintonia/operator/begin.ts')
await begin(wished)
