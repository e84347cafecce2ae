import type { FailureReport } from '../../../machines/livePlayer/index.ts'
import { MetricBatch, type MetricRecord } from '../../../models/metric.ts'
import * as metricsEndpoints from '../../../models/wire/metrics.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import { gzipBase64 } from './gzip.ts'

interface PlayerReportParts {
  readonly http: Http
  readonly clock: Pick<ServerClock, 'now'>
  readonly randomId: () => string
}

/** Tells the operator of a failure that the viewer saw, by its code; nobody waits for the answer (LIVE-13). */
export const makePlayerReports = ({ http, clock, randomId }: PlayerReportParts) => {
  const sessionId = randomId()
  return async ({ channelId, code }: FailureReport): Promise<void> => {
    const record: MetricRecord = {
      viewId: randomId(),
      sessionId,
      kind: 'live',
      contentId: channelId,
      ts: clock.now(),
      event: 'error',
      positionMs: undefined,
      bitrate: undefined,
      startupMs: undefined,
      stallCount: undefined,
      stallMs: undefined,
      dropped: undefined,
      drm: undefined,
      errCode: code,
    }
    const data = await gzipBase64(JSON.stringify(MetricBatch.encode([record])))
    await http.call(metricsEndpoints.metricBatch, { data }, { background: true, hideErrorTip: 'all' })
  }
}
