import type { MetricRecord } from '../../../models/metric.ts'
import type { Services } from '../services.ts'

/** What the operator is told; who sends it knows the rest of the record. */
export type MetricFact = Pick<MetricRecord, 'kind' | 'event'> & Partial<Omit<MetricRecord, 'sessionId' | 'ts'>>
/** Notes what played and what failed (NET-07). */
export type NoteMetric = (fact: MetricFact) => void

/** The code that sends it is fetched with the first thing to tell, where the page has not rested before. */
export const noteBy =
  ({ metrics, clock, report }: Pick<Services, 'metrics' | 'clock' | 'report'>): NoteMetric =>
  fact => {
    const ts = clock.now()
    metrics().then(
      ({ note }) => note({ ...fact, ts }),
      error => report.broken('metrics', error),
    )
  }
