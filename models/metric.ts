import * as t from 'io-ts'
import { ClientFault } from './clientFault.ts'
import { DAY, Instant, MINUTE } from './codec/instant.ts'
import { oneOf, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { DrmSystem } from './drmTemplate.ts'

export const MetricKind = oneOf('MetricKind', ['live', 'timeShift', 'catchUp', 'vod', 'account'])
export type MetricKind = t.TypeOf<typeof MetricKind>

export const MetricEvent = oneOf('MetricEvent', [
  'start',
  'progress',
  'stall',
  'end',
  /** What was on screen stopped, and did not come back. */
  'error',
  /** Nothing of it ever came on screen: `errCode` says why. */
  'startFailed',
  /** The viewer left before anything of it was on screen. */
  'exitBeforeStart',
  'loginFailed',
])
export type MetricEvent = t.TypeOf<typeof MetricEvent>

/** One report of playback or use (contract, Metrics). Holds no token, no path of an address and no name. */
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
    /** From the wish to the first frame; of an exit before it, to the exit. */
    startupMs: optional(t.number),
    /** How often it stood still to load after its first frame; what a seek asks for is none. */
    stallCount: optional(t.number),
    /** How long altogether, the one that lasts included. */
    stallMs: optional(t.number),
    /** How long the picture has moved: neither stalled nor paused. */
    playedMs: optional(t.number),
    /** Live: how far the picture is behind the broadcast, by the server's clock. */
    latencyMs: optional(t.number),
    /** Who gives the stream, as `cdn.example:8443`. */
    host: optional(Text),
    /** Of the app. */
    release: optional(Text),
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
