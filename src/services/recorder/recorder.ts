/// <reference path="./buildFacts.d.ts" />
import { version } from 'virtual:build-facts'
import { CHART_CHANNEL, type FeedWanted } from '../../../models/chartFeed.ts'
import { openChannel } from '../tabs/channel.ts'
import { type FaultLog, makeFaultLog } from './faultLog.ts'
import { type FlightLog, makeFlightLog } from './flightLog.ts'
import type { Heard, Inspected } from './heard.ts'
import { saveReport } from './save.ts'

/** AHEAD-27: at most 1 MB of JSON. */
const LIMIT = 1_000_000

const isWanted = (data: unknown): data is FeedWanted =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'feed.wanted'

/** Tells of the charts as soon as somebody asks; the code for it is fetched then. */
const answerWishes = (log: FlightLog): void => {
  const channel = openChannel(CHART_CHANNEL)
  const post = (message: unknown): void => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWanted(data)) return
    import('./feed.ts').then(
      ({ openFeed }) => openFeed(log, post, data.past === true),
      () => undefined,
    )
  })
}

const isInspected = (heard: Heard): heard is Inspected => 'type' in heard[1]

export interface Recorder {
  readonly take: (heard: Heard) => void
  readonly faults: FaultLog
  readonly save: (now: number) => void
}

let recorder: Recorder | undefined

/** Takes what has waited for it; what comes next goes to its log. */
export const attach = (early: Heard[]): Recorder => {
  if (recorder !== undefined) return recorder
  const log = makeFlightLog(LIMIT)
  const faults = makeFaultLog(log, version)
  const take = (heard: Heard): void => (isInspected(heard) ? log.take(heard) : faults.take(...heard))
  early.splice(0).forEach(take)
  answerWishes(log)
  recorder = {
    take,
    faults,
    save: now => saveReport({ log, faults: faults.all() }, LIMIT, now, document),
  }
  return recorder
}
