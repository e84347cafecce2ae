import 'fake-indexeddb/auto'
import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import type { DecodeFailure } from '../../../models/codec/decode.ts'
import { addMs, DAY, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf } from '../../../models/epg.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import { systemTimer } from '../../../src/services/clock/timer.ts'
import { openDatabase } from '../../../src/services/guide/database.ts'
import { makeGuideDesk } from '../../../src/services/guide/desk.ts'
import { makeGuide } from '../../../src/services/guide/guide.ts'
import { type GuideStore, makeGuideStore } from '../../../src/services/guide/store.ts'
import type { HttpAnswer } from '../../../src/services/http/answer.ts'
import { makeExchange } from '../../../src/services/http/exchange.ts'
import { makeAlone } from '../../../src/services/tabs/tabs.ts'
import type { Services } from '../../../src/shell/provide/services.ts'
import { epgId } from '../../support/lineups.ts'
import { handTimer } from '../support/browser.ts'

export const NOW = instant(Date.UTC(2026, 10, 20, 12))
export const TODAY = utcDayOf(NOW)
export const dayAt = (offset: number): UtcDay => utcDayOf(addMs(TODAY, offset * DAY))

/** A programme as the operator sends it: an hour of its day unless told. */
export const wireProgramme = (id: string, start: number, stop: number, more: object = {}) => ({
  programId: id,
  startTime: start,
  stopTime: stop,
  title: `Title of ${id}`,
  content: `About ${id}`,
  multilingualList: [{ lang: 'es', title: `Título de ${id}`, content: `Sobre ${id}` }],
  ...more,
})

/** A day of a channel in whole hours, without a gap. */
export const hourly = (channel: string, date: UtcDay) =>
  Array.from({ length: 24 }, (_, hour) =>
    wireProgramme(`${channel}-${date / HOUR + hour}`, date + hour * HOUR, date + (hour + 1) * HOUR),
  )

export const answer = (result: unknown): HttpAnswer => ({ status: 200, text: JSON.stringify({ errCode: 0, result }) })

export const daysAnswer = (date: UtcDay, channels: Readonly<Record<string, ReadonlyArray<unknown>>>): HttpAnswer =>
  answer({
    epgModelList: Object.entries(channels).map(([id, epgList]) => ({
      epgId: id,
      isCatchup: 1,
      epgDayList: [{ date, checksum: 'its own', epgList }],
    })),
  })

/** The operator announces one sum for these channels and days. */
export const sumsAnswer = (sum: string, dates: ReadonlyArray<UtcDay>, channels: ReadonlyArray<string>): HttpAnswer =>
  answer(
    dates.map(date => ({
      date,
      dateCheckSum: `${sum} ${date}`,
      epgCheckSumData: channels.map(id => ({ epgId: id, epgChecksum: `${sum} ${id}` })),
    })),
  )

export const fetchOf = (date: UtcDay, ...channels: ReadonlyArray<string>): ChangedDay => ({
  date,
  epgIdList: channels.map(epgId),
})

let databases = 0
export const freshName = (): string => {
  databases += 1
  return `guide ${databases}`
}

interface StoreTraits {
  readonly name?: string
  readonly onDropped?: (source: string, failure: DecodeFailure) => void
}

/** A store over a database of its own, with everything that it reports. */
export const openedStore = ({ name = freshName(), onDropped }: StoreTraits = {}) => {
  const dropped: DecodeFailure[] = []
  const degraded: unknown[] = []
  const time = handTimer()
  const store = makeGuideStore({
    appId: 'test',
    database: openDatabase({ name, timer: time.timer, onDegraded: error => degraded.push(error) }),
    alone: makeAlone({ onLine: true }),
    onDropped: (source, failure) => {
      dropped.push(failure)
      onDropped?.(source, failure)
    },
  })
  return { store, name, dropped, degraded, time }
}

/** Tabs that tell each other what they have stored. */
export const tabLine = () => {
  const lines = new Set<EventTarget>()
  return () => {
    const line = new EventTarget()
    lines.add(line)
    return Object.assign(line, {
      postMessage: (data: unknown): void => {
        for (const other of lines) if (other !== line) other.dispatchEvent(new MessageEvent('message', { data }))
      },
    })
  }
}

type GuideServices = Pick<Services, 'http' | 'clock' | 'language'>
interface GuideTraits {
  readonly origin: string
  readonly channelOf?: (epgId: EpgId) => LogicalChannelId | undefined
  readonly line?: ReturnType<ReturnType<typeof tabLine>>
}

/** The guide of a tab over a store, with what its listeners hear. */
export const guideOf = (
  { http, clock, language }: GuideServices,
  store: GuideStore,
  { origin, channelOf = () => undefined, line = tabLine()() }: GuideTraits,
) => {
  const exchange = makeExchange({
    fetch: (input, init) => fetch(new URL(String(input), origin), init),
    clock: { ticks: () => performance.now(), note: () => undefined },
    timer: systemTimer,
  })
  const guide = makeGuide({ http, clock, language, desk: makeGuideDesk(store, exchange), channelOf, channel: line })
  const heard: UtcDay[] = []
  guide.onChanged(days => heard.push(...days))
  return { guide, heard }
}

/** Stores one day of some channels in whole hours. */
export const storeDay = (store: GuideStore, date: UtcDay, ...channels: ReadonlyArray<string>) =>
  store.keep(
    fetchOf(date, ...channels),
    daysAnswer(date, Object.fromEntries(channels.map(channel => [channel, hourly(channel, date)]))),
  )

export const window = (from: Instant, hours: number, ...channels: ReadonlyArray<string>) => ({
  epgIds: channels.map((channel): EpgId => epgId(channel)),
  from,
  until: addMs(from, hours * HOUR),
})
