import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chartMachines } from '../paths/registry.ts'
import { readLedger } from '../support/ledger.ts'
import { chartFiles, staleFiles } from './files.ts'

const FOLDER = fileURLToPath(new URL('../../docs/statecharts', import.meta.url))

const presentFiles = (): ReadonlyMap<string, string> => {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return new Map(names.map(name => [name, readFileSync(join(FOLDER, name), 'utf8')]))
}

const report = (stale: readonly string[]): void => {
  if (stale.length === 0) {
    console.log('docs/statecharts is fresh.')
    return
  }
  console.error(`Older than their charts in docs/statecharts:\n${stale.map(name => `  ${name}`).join('\n')}`)
  process.exitCode = 1
}

const write = (wanted: ReadonlyMap<string, string>, stale: readonly string[]): void => {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of stale) {
    const text = wanted.get(name)
    if (text === undefined) rmSync(join(FOLDER, name))
    else writeFileSync(join(FOLDER, name), text)
  }
  console.log(`docs/statecharts: ${chartMachines.length} charts, ${stale.length} files written.`)
}

const wanted = await chartFiles(chartMachines, readLedger())
const stale = staleFiles(wanted, presentFiles())
if (process.argv.includes('--check')) report(stale)
else write(wanted, stale)
