import type { AnyStateMachine } from 'xstate'
import type { LedgerRow } from '../support/ledger.ts'
import { readChart } from './ir.ts'
import { layOut } from './layout.ts'
import { chartPage, indexPage } from './pages.ts'
import { toSvg } from './svg.ts'

/** Everything that docs/statecharts holds, by file name: the same charts always give the same bytes. */
export const chartFiles = async (
  machines: readonly AnyStateMachine[],
  ledger: readonly LedgerRow[],
): Promise<ReadonlyMap<string, string>> => {
  const charts = machines.map(readChart)
  const files = new Map([['README.md', indexPage(charts)]])
  for (const chart of charts) {
    files.set(`${chart.name}.md`, chartPage(chart, ledger))
    files.set(`${chart.name}.svg`, toSvg(await layOut(chart)))
  }
  return files
}

/** Names of the files that differ from what they should be, are missing, or belong to no chart. */
export const staleFiles = (
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...wanted.keys(), ...present.keys()])].filter(name => wanted.get(name) !== present.get(name)).sort()
