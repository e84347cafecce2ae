import * as t from 'io-ts'
import { ClientFault } from './clientFault.ts'
import { DAY, Instant, MINUTE } from './codec/instant.ts'
import { oneOf, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { DrmSystem } from './drmTemplate.ts'

export const MetricKind = oneOf('MetricKind', ['live', 'timeShift', 'catchUp', 'vod', 'account'])
export type MetricKind = t.TypeOf<typeof MetricKind>

export const MetricEvent = oneOf('MetricEvent', ['start', 'progress', 'stall', 'end', 'error', 'loginFailed'])
export type MetricEvent = t.TypeOf<typeof MetricEvent>

/** One report of playback or use (contract, Metrics). Holds no token, no address and no name. */
export const MetricRecord = t.strict(
  {
    viewId: Text,
    sessionId: Text,
    kind: MetricKind,
    contentId: optional(Text),
    ts: Instant,
    event: MetricEvent,
    positionMs: optional(t.number),
    /** Bits per second. */
    bitrate: optional(t.number),
    startupMs: optional(t.number),
    stallCount: optional(t.number),
    stallMs: optional(t.number),
    /** Frames that were not shown. */
    dropped: optional(t.number),
    drm: optional(DrmSystem),
    errCode: optional(Text),
    /** The operator's own words, without anything of the person (AUTH-09). */
    message: optional(Text),
  },
  'MetricRecord',
)
export type MetricRecord = t.TypeOf<typeof MetricRecord>

/** What the operator is told: how something played, or what went wrong in the app itself. */
export const ReportRecord = t.union([MetricRecord, ClientFault], 'ReportRecord')
export type ReportRecord = t.TypeOf<typeof ReportRecord>

/** What stands, compressed, in the one field of the report (NET-07). */
export const MetricBatch = t.readonlyArray(ReportRecord, 'MetricBatch')
export type MetricBatch = t.TypeOf<typeof MetricBatch>

/** How often live metrics are sent (spec §9). */
export const LIVE_METRICS_EVERY = 5 * MINUTE
const QUEUE_LENGTH = 500
const QUEUE_AGE = DAY

/** What is kept for sending: the newest 500 records that are at most 24 h old (contract, Metrics). */
export const keptMetrics = (records: MetricBatch, now: Instant): MetricBatch =>
  records.filter(({ ts }) => ts >= now - QUEUE_AGE).slice(-QUEUE_LENGTH)
