import type { MetricBatch, MetricRecord } from '../../../models/metric.ts'

/** Reports that arrived; kept in memory, newest first. */
export interface Metrics {
  readonly add: (batch: MetricBatch) => void
  readonly list: () => ReadonlyArray<MetricRecord>
  readonly clear: () => void
}

const KEPT = 5000

export const makeMetrics = (): Metrics => {
  let records: ReadonlyArray<MetricRecord> = []
  return {
    add: batch => {
      records = [...batch.toReversed(), ...records].slice(0, KEPT)
    },
    list: () => records,
    clear: () => {
      records = []
    },
  }
}
