import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { chartFiles, staleFiles } from '../files.ts'
import { DOCS } from '../house.ts'
import { presentFiles, writeFolder } from './writeFolder.ts'

/** Writes docs/statecharts: the pages, the drawings, the explorer. */
export const writeDocs = async (): Promise<void> => {
  const wanted = await chartFiles(chartMachines, readLedger())
  const stale = staleFiles(wanted, presentFiles(DOCS))
  writeFolder(DOCS, wanted, stale)
  console.log(`docs/statecharts: ${chartMachines.length} charts, ${stale.length} files written.`)
}

/** Names the files of docs/statecharts that are older than their charts. */
export const checkDocs = async (): Promise<void> => {
  const wanted = await chartFiles(chartMachines, readLedger())
  const stale = staleFiles(wanted, presentFiles(DOCS))
  if (stale.length === 0) {
    console.log('docs/statecharts is fresh.')
    return
  }
  console.error(`Older than their charts in docs/statecharts:\n${stale.map(name => `  ${name}`).join('\n')}`)
  process.exitCode = 1
}
