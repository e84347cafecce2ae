import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { writeCoverage } from '../charts/coverageFile.ts'
import { complaint } from './cli/complaint.ts'
import { pathsTool } from './cli/tool.ts'
import { chartModels } from './registry.ts'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw complaint(`The file ${resolve(file)} cannot be read.`)
  }
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(resolve(file)), { recursive: true })
  writeFileSync(file, text)
  console.error(`${file} is written.`)
}

process.exitCode = pathsTool(
  process.argv.slice(2),
  { models: chartModels, print: text => console.log(text), remark: text => console.error(text), read, write },
  writeCoverage,
)
