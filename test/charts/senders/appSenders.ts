import { blessedSuites } from '../../paths/blessed/suites.ts'
import { chartMachines } from '../../paths/registry.ts'
import { readChart } from '../ir.ts'
import { systemOf } from '../system/talk.ts'
import { type Senders, sendersOf } from './senders.ts'

/** Who sends what in this app, today. */
export const appSenders = (): Senders => {
  const charts = chartMachines.map(readChart)
  return sendersOf(charts, systemOf(charts, blessedSuites(chartMachines)))
}
