import type { ServerClock } from '../clock/serverClock.ts'
import type { Report } from '../report/report.ts'
import type { MetricFact } from './fact.ts'
import type { Metrics } from './metrics.ts'

/** Notes what played and what failed (NET-07). */
export type NoteMetric = (fact: MetricFact) => void

interface NoteParts {
  readonly metrics: () => Promise<Pick<Metrics, 'note'>>
  readonly clock: Pick<ServerClock, 'now'>
  readonly report: Pick<Report, 'broken'>
}

/** The code that sends it is fetched with the first thing to tell, where the page has not rested before. */
export const noteBy =
  ({ metrics, clock, report }: NoteParts): NoteMetric =>
  fact => {
    const ts = clock.now()
    metrics().then(
      ({ note }) => note({ ...fact, ts }),
      error => report.broken('metrics', error),
    )
  }
