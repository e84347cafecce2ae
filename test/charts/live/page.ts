import { execFile } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { explorerPage } from '../explorer/page.ts'
import { explorerData } from '../files.ts'
import { NODE } from '../house.ts'
import { readChart } from '../ir.ts'

const run = promisify(execFile)

/** The explorer as it stands beside a running app: it asks the app what its charts do. */
export const livePage = async (): Promise<string> =>
  explorerPage({ ...(await explorerData(chartMachines.map(readChart), readLedger())), isLive: true })

/** The same from the charts as they are on the disk now, whatever this process has read of them before. */
export const freshLivePage = async (): Promise<string> => {
  const { stdout } = await run(NODE, [fileURLToPath(import.meta.url)], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await livePage())
