import { execFile } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { NODE } from '@sintonia/statechart-book'
import { explorerPage } from '@sintonia/statechart-book/explorer'
import { explorerData } from '@sintonia/statechart-book/pages'
import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { IMPRINT, TOKENS } from '../imprint.ts'
import { readChart } from '../readChart.ts'
import { appSenders } from '../senders/appSenders.ts'

const run = promisify(execFile)

/** The explorer as it stands beside a running app: it asks the app what its charts do. */
const livePage = async (names: readonly string[]): Promise<string> => {
  const machines = names.length === 0 ? chartMachines : chartMachines.filter(({ id }) => names.includes(id))
  const data = await explorerData(machines.map(readChart), readLedger(), appSenders(), IMPRINT)
  return explorerPage({ ...data, isLive: true }, TOKENS)
}

/** The same of the charts of these names, all where none is named, as they are on the disk now, whatever this process has read of them before. */
export const freshLivePage = async (...names: readonly string[]): Promise<string> => {
  const { stdout } = await run(NODE, [fileURLToPath(import.meta.url), ...names], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(await livePage(process.argv.slice(2)))
