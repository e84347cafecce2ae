import { tolerantArray } from '../../../models/codec/decode.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { keptMetrics, type MetricBatch, ReportRecord } from '../../../models/metric.ts'
import type { DeviceStorage } from '../storage/storage.ts'

interface QueueParts {
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly now: () => Instant
}

/** What is still to be sent, kept on the device for all tabs (contract, Metrics). */
export const makeMetricQueue = ({ storage, now }: QueueParts) => {
  const kept = storage.value('device', 'metrics', tolerantArray(ReportRecord))
  const all = (): MetricBatch => keptMetrics(kept.read() ?? [], now())
  const allBut = (others: MetricBatch): MetricBatch => {
    const left = new Set(others.map(record => JSON.stringify(record)))
    return all().filter(record => !left.has(JSON.stringify(record)))
  }
  return {
    allBut,
    add: (records: MetricBatch): void => kept.write(keptMetrics([...all(), ...records], now())),
    drop: (sent: MetricBatch): void => kept.write(allBut(sent)),
  }
}
