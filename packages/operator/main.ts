import { begin } from './begin.ts'
import { readCommandLine } from './commandLine.ts'

await begin(readCommandLine(process.argv.slice(2), process.env))
