import * as E from 'fp-ts/lib/Either.js'
import type { ClientFault } from '../../../models/clientFault.ts'
import { type Instant, MINUTE } from '../../../models/codec/instant.ts'
import { LIVE_METRICS_EVERY, MetricBatch, type MetricRecord } from '../../../models/metric.ts'
import { makeRedactor } from '../../../models/redaction.ts'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { metricBatch } from '../../../models/wire/metrics.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import { toBase64 } from '../crypto/encoding.ts'
import type { CallOptions, HttpService } from '../http/types.ts'
import type { Tabs } from '../tabs/tabs.ts'
import type { MetricFact } from './fact.ts'
import { makeFaultBox } from './faultBox.ts'
import { makeMetricQueue } from './queue.ts'

/** Text, gzipped and in base64: the one form field of a data report (contract, Metrics). */
const gzipBase64 = async (text: string): Promise<string> => {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  return toBase64(bytes)
}

type QueueParts = Parameters<typeof makeMetricQueue>[0]

interface MetricsParts extends QueueParts {
  readonly http: HttpService
  readonly timer: Timer
  readonly tabs: Pick<Tabs, 'alone' | 'onVisibility'>
  readonly randomId: () => string
  readonly beacon: Navigator['sendBeacon']
  /** Where the operator wants its reports; `undefined` until it has said so, and nothing is sent before. */
  readonly reportHost: () => string | undefined
  /** Of the app. */
  readonly release: string | undefined
  /** The deployment wants to hear of faults. */
  readonly takesFaults: () => boolean
}

interface Parcel {
  readonly batch: MetricBatch
  readonly data: string
  /** The edition of the queue that it was packed of. */
  readonly of: number
}

/** Records come together with a change of what is watched, whose first frame goes before them (AHEAD-25). */
const REST_MS = 1_000
/** One fault brings others: they go together. */
const FAULTS_TOGETHER_MS = 5_000
/** What could not be sent is not sent again at once because of one record more: an outage makes many. */
const REST_IN_VAIN_MS = MINUTE
/** The operator wants to know of these at once (LIVE-13, AUTH-09). */
const URGENT: ReadonlySet<MetricRecord['event']> = new Set(['error', 'startFailed', 'loginFailed'])

export interface Metrics {
  readonly note: (fact: MetricFact & { readonly ts: Instant }) => void
  /** Something went wrong in the app: told a moment later, together with what comes of it. */
  readonly noteFault: (fault: ClientFault) => void
}

/**
 * Tells the operator what played and what failed: every 300000 ms, at once after a failure, and when the page is hidden.
 * What could not be sent stays, over a reload too; nobody waits for any of it (NET-07).
 */
export const makeMetrics = ({
  http,
  storage,
  now,
  timer,
  tabs,
  randomId,
  beacon,
  reportHost,
  release,
  takesFaults,
}: MetricsParts): Metrics => {
  const queue = makeMetricQueue({ storage, now })
  const sessionId = randomId()
  const { value: redacted } = makeRedactor()
  const fresh: MetricRecord[] = []
  const faults = makeFaultBox()
  /** The whole queue, ready for a page that has no time left. */
  let packed: Parcel | undefined
  /** What goes now, by a call or by a beacon. */
  let underway: ReadonlyArray<MetricBatch> = []
  /** Counts the changes of the queue: packing takes its time, and what has changed meanwhile is not kept packed. */
  let edition = 0

  /** A collector is another service: it may refuse a token without ending the session that the token is of. */
  const options = (): CallOptions | undefined => {
    const host = reportHost()
    if (host === undefined) return undefined
    return { awaitedBy: 'nobody', token: 'fixed', address: host.replace(/\/$/, '') + addressOf(metricBatch) }
  }

  const hasChanged = (): void => {
    packed = undefined
    edition += 1
  }

  const keep = (): void => {
    const records: MetricBatch = [...fresh.splice(0), ...faults.take()]
    if (records.length === 0) return
    queue.add(records)
    hasChanged()
  }

  const waiting = (): MetricBatch => queue.allBut(underway.flat())

  const pack = async (): Promise<Parcel | undefined> => {
    keep()
    const [batch, of] = [waiting(), edition]
    if (batch.length === 0) return undefined
    const parcel = { batch, of, data: await gzipBase64(JSON.stringify(MetricBatch.encode(batch))) }
    if (of === edition) packed = parcel
    return parcel
  }

  /** What waits, for one sender alone: a call and a beacon that begin in the same moment do not both carry it. */
  const take = async (): Promise<Parcel | undefined> => {
    for (;;) {
      const parcel = packed ?? (await pack())
      if (parcel !== undefined && parcel.of !== edition) continue
      if (parcel !== undefined) underway = [...underway, parcel.batch]
      hasChanged()
      return parcel
    }
  }

  const handBack = (batch: MetricBatch): void => {
    underway = underway.filter(other => other !== batch)
    hasChanged()
  }

  let isInVain = false

  const send = (): Promise<void> =>
    tabs.alone('metrics', async () => {
      const to = options()
      if (to === undefined) return
      const parcel = await take()
      if (parcel === undefined) return
      const answer = await http.call(metricBatch, { data: parcel.data }, to)
      if (E.isRight(answer)) queue.drop(parcel.batch)
      handBack(parcel.batch)
      if (E.isRight(answer)) return
      isInVain = true
      timer.after(REST_IN_VAIN_MS, () => {
        isInVain = false
      })
    })

  /** A beacon carries no sealed body, and nobody hears whether it came: where it cannot go the records stay. */
  const sendByBeacon = async (): Promise<void> => {
    const to = options()
    if (to === undefined) return
    const parcel = await take()
    if (parcel === undefined) return
    const { batch, data } = parcel
    await http.bulk(metricBatch, { data }, to, async ({ url, headers, body, seal }) => {
      const form = new Blob([body ?? ''], { type: headers['Content-Type'] ?? '' })
      if (seal !== undefined || !beacon(url, form)) return E.left({ tag: 'cancelled' })
      queue.drop(batch)
      return E.right(undefined)
    })
    handBack(batch)
  }

  let isLeaving = false

  /** Hidden again before the beacon is on its way: the records still go once. */
  const leave = async (): Promise<void> => {
    keep()
    if (isLeaving) return
    isLeaving = true
    await sendByBeacon().finally(() => {
      isLeaving = false
    })
  }

  const sendKept = (): void => {
    keep()
    if (waiting().length > 0) void send()
  }

  sendKept()
  every(timer, LIVE_METRICS_EVERY, sendKept)
  tabs.onVisibility(isVisible => {
    if (!isVisible) void leave()
  })
  return {
    noteFault: fault => {
      if (takesFaults() && faults.add(fault)) timer.after(FAULTS_TOGETHER_MS, sendKept)
    },
    note: ({ message, viewId, ...fact }) => {
      const said = message === undefined ? undefined : String(redacted(message))
      fresh.push({ ...NOTHING_MEASURED, ...fact, message: said, viewId: viewId ?? randomId(), sessionId, release })
      if (URGENT.has(fact.event)) {
        keep()
        if (!isInVain) void send()
      } else if (fact.event === 'exitBeforeStart') keep()
      else if (fresh.length === 1) timer.after(REST_MS, () => void pack())
    },
  }
}

const NOTHING_MEASURED = {
  contentId: undefined,
  positionMs: undefined,
  bitrate: undefined,
  startupMs: undefined,
  stallCount: undefined,
  stallMs: undefined,
  playedMs: undefined,
  latencyMs: undefined,
  host: undefined,
  dropped: undefined,
  drm: undefined,
  errCode: undefined,
}
