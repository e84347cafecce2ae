import { createServer } from 'vite'
import { startHeadEnd } from '../test/headend/index.ts'
import { MESSAGES } from './lib/checks.ts'
import { ROOT, runSteps } from './lib/steps.ts'

await runSteps([MESSAGES])
const headEnd = await startHeadEnd({ port: 0, dataDir: `${ROOT}.data/dev` })
process.env.HEAD_END = headEnd.origin
const server = await createServer({ root: ROOT })
await server.listen()
console.log(`\nHead-end: ${headEnd.origin}`)
server.printUrls()
