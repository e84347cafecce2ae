import type { Senders } from '@sintonia/statechart-book/pages'
import { systemOf } from '@sintonia/statechart-book/pages'
import { blessedSuites } from '../../paths/blessed/suites.ts'
import { chartMachines } from '../../paths/registry.ts'
import { readChart } from '../readChart.ts'
import { sendersOf } from './senders.ts'

/** Who sends what in this app, today. */
export const appSenders = (): Senders => {
  const charts = chartMachines.map(readChart)
  return sendersOf(charts, systemOf(charts, blessedSuites(chartMachines)))
}
