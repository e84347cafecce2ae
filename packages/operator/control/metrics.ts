import type { ClientFault } from '../../../models/clientFault.ts'
import type { MetricBatch, MetricRecord, ReportRecord } from '../../../models/metric.ts'

/** Reports that arrived; kept in memory, newest first. */
export interface Metrics {
  readonly add: (batch: MetricBatch) => void
  readonly list: () => ReadonlyArray<MetricRecord>
  readonly faults: () => ReadonlyArray<ClientFault>
  readonly clear: () => void
}

const KEPT = 5000

const isFault = (record: ReportRecord): record is ClientFault => 'type' in record

export const makeMetrics = (): Metrics => {
  let records: ReadonlyArray<ReportRecord> = []
  return {
    add: batch => {
      records = [...batch.toReversed(), ...records].slice(0, KEPT)
    },
    list: () => records.filter(record => !isFault(record)),
    faults: () => records.filter(isFault),
    clear: () => {
      records = []
    },
  }
}
