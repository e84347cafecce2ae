import localforage from 'localforage'
import type { EpgId } from '../../../models/channel.ts'
import { addMs, DAY, HOUR, type Instant, instant, MINUTE } from '../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf, utcDaysIn } from '../../../models/epg.ts'
import { fetchesOf } from '../../../models/epgSync.ts'
import { ProgramId, type Programme, ProgrammeFromWire, type Translation } from '../../../models/programme.ts'
import { systemTimer } from '../../../src/services/clock/timer.ts'
import { makeBuckets } from '../../../src/services/guide/buckets.ts'
import type { ChannelDay } from '../../../src/services/guide/chunk.ts'
import { openDatabase } from '../../../src/services/guide/database.ts'
import { makeDays } from '../../../src/services/guide/days.ts'
import { openDesk } from '../../../src/services/guide/openDesk.ts'
import { makeReport } from '../../../src/services/report/report.ts'
import { epgId, must } from '../lineups.ts'

const APP_ID = 'bench'
const PROGRAMMES_A_DAY = 32
const FIRST_DAY = utcDayOf(instant(Date.UTC(2026, 10, 13)))

const WORDS = ['Noche', 'Río', 'Ciudad', 'Historias', 'Jardín', 'Fútbol', 'Mañana', 'Secreto', 'Oro', 'Norte']
const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => WORDS[(seed * 7 + index * 3 + (seed % (index + 2))) % 10]).join(' ')

interface Show {
  readonly title: string
  readonly desc: string
  readonly translations: ReadonlyArray<Translation>
}

/** Operators say the same five hundred things all over their guides (notes, Storage). */
const shows: ReadonlyArray<Show> = Array.from({ length: 500 }, (_, show) => {
  const [title, desc] = [words(show, 3), words(show, 16)]
  const others = ['en', 'pt'].map((lang, at) => ({
    lang,
    title: words(show + at + 1, 3),
    content: words(show + at + 1, 16),
  }))
  return { title, desc, translations: [{ lang: 'es', title, content: desc }, ...others] }
})

const programme = (channel: number, date: UtcDay, index: number): Programme => {
  const show = shows[(channel * 31 + (date / DAY) * 17 + index * 7) % shows.length]
  if (show === undefined) throw new Error('There is no such show')
  const start = addMs(date, (index * DAY) / PROGRAMMES_A_DAY)
  const stop = addMs(start, DAY / PROGRAMMES_A_DAY)
  return { programId: must(ProgramId, `${channel}-${start}`), start, stop, ...show }
}

const channelDay = (channel: number, date: UtcDay): ReadonlyArray<Programme> =>
  Array.from({ length: PROGRAMMES_A_DAY }, (_, index) => programme(channel, date, index))
const idOf = (channel: number): EpgId => epgId(`channel-${channel}`)
const dateAt = (day: number): UtcDay => utcDayOf(addMs(FIRST_DAY, day * DAY))
const range = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index)

const fail = (error: unknown): never => {
  throw error
}

const PLAIN = 'plain'
const plain = localforage.createInstance({ name: PLAIN, storeName: 'epg', driver: localforage.INDEXEDDB })
const plainKey = (id: EpgId, date: UtcDay): string => `${id}|${date}`
/** So many records are written side by side. */
const SIDE_BY_SIDE = 100

/** One record of localforage for each channel and day. */
const storePlainly = async (date: UtcDay, days: ReadonlyArray<ChannelDay>): Promise<void> => {
  for (let from = 0; from < days.length; from += SIDE_BY_SIDE)
    await Promise.all(
      days
        .slice(from, from + SIDE_BY_SIDE)
        .map(({ epgId: id, programmes }) => plain.setItem(plainKey(id, date), programmes)),
    )
}

/** The guide's own way, in the same thread. */
const openChunks = async (channels: number) => {
  const database = openDatabase({ name: `sintonia.guide.${APP_ID}`, timer: systemTimer, onDegraded: fail })
  const store = makeDays({ table: database.Epg, alone: run => run(), onBroken: fail })
  const buckets = makeBuckets(database.ChannelEpgRelation)
  const assigned = await buckets.assign(range(channels).map(idOf))
  return async (date: UtcDay, days: ReadonlyArray<ChannelDay>): Promise<void> => {
    const dayOf = new Map(days.map(day => [day.epgId, day]))
    await Promise.all(
      [...assigned].map(([bucket, ids]) =>
        store.put(
          date,
          bucket,
          buckets.size(bucket),
          ids.flatMap(id => dayOf.get(id) ?? []),
        ),
      ),
    )
  }
}

const msOf = async (write: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await write()
  return performance.now() - began
}

export interface StoringTimes {
  plain: number
  chunks: number
}

/** What both ways take for all days, one day after the other in turns: what else the machine does falls on both. */
const store = async (channels: number, days: number): Promise<StoringTimes> => {
  await plain.ready()
  const storeInChunks = await openChunks(channels)
  const spent = { plain: 0, chunks: 0 }
  for (const date of range(days).map(dateAt)) {
    const made = range(channels).map(channel => ({
      epgId: idOf(channel),
      isCatchup: true,
      programmes: channelDay(channel, date),
    }))
    spent.plain += await msOf(() => storePlainly(date, made))
    spent.chunks += await msOf(() => storeInChunks(date, made))
  }
  return spent
}

interface Place {
  readonly channel: number
  readonly at: Instant
}
const ROWS = 15
const WINDOW = 4 * HOUR

/** Windows of fifteen rows and four hours all over the guide, the same ones for whoever reads. */
const places = (count: number, channels: number, days: number): ReadonlyArray<Place> =>
  range(count).map(index => ({
    channel: (index * 397) % (channels - ROWS),
    at: addMs(FIRST_DAY, DAY + ((index * 7_919 * MINUTE) % ((days - 2) * DAY))),
  }))

const rowsAt = ({ channel }: Place): ReadonlyArray<EpgId> => range(ROWS).map(row => idOf(channel + row))

const readPlainly = async (place: Place): Promise<number> => {
  const until = addMs(place.at, WINDOW)
  const dates = utcDaysIn(addMs(place.at, -DAY), until)
  const lists = await Promise.all(
    rowsAt(place).flatMap(id => dates.map(date => plain.getItem<ReadonlyArray<Programme>>(plainKey(id, date)))),
  )
  return lists.flatMap(list => list ?? []).filter(({ start, stop }) => stop > place.at && start < until).length
}

const opened = () => openDesk({ appId: APP_ID, report: makeReport() })
type Desk = Awaited<ReturnType<typeof opened>>

const readChunks = async (place: Place, desk: Desk): Promise<number> => {
  const window = { epgIds: rowsAt(place), from: place.at, until: addMs(place.at, WINDOW) }
  const columns = await desk.read(window, 'es')
  return columns.reduce((sum, { starts }) => sum + starts.length, 0)
}

export interface Reading {
  readonly ms: number
  /** So many programmes were in the window. */
  readonly found: number
}

/** Gets everything ready for reading windows in one of both ways; what is returned reads one of them. */
const prepareReads = async (way: 'plain' | 'chunks', count: number, channels: number, days: number) => {
  const windows = places(count, channels, days)
  await plain.ready()
  const desk = way === 'chunks' ? await opened() : undefined
  return async (index: number): Promise<Reading> => {
    const place = windows[index]
    if (place === undefined) throw new Error(`There are ${count} windows only`)
    let found = 0
    const ms = await msOf(async () => {
      found = desk === undefined ? await readPlainly(place) : await readChunks(place, desk)
    })
    if (found < ROWS) throw new Error(`${found} programmes are in the window`)
    return { ms, found }
  }
}

/** The answers to fetches of a hundred channels each, as they would come over the network. */
const answersOf = (
  programmes: number,
): ReadonlyArray<{ readonly epgIdList: ReadonlyArray<EpgId>; readonly url: string }> => {
  const channels = Math.ceil(programmes / PROGRAMMES_A_DAY)
  const [date] = [dateAt(0)]
  return fetchesOf([{ date, epgIdList: range(channels).map(idOf) }], FIRST_DAY).map(({ epgIdList }) => {
    const epgModelList = epgIdList.map(id => ({
      epgId: id,
      isCatchup: 1,
      epgDayList: [
        { date, checksum: 'sum', epgList: channelDay(Number(id.split('-')[1]), date).map(ProgrammeFromWire.encode) },
      ],
    }))
    const text = JSON.stringify({ errCode: 0, result: { epgModelList } })
    return { epgIdList, url: URL.createObjectURL(new Blob([text])) }
  })
}

/** Gets everything ready for an ingest of so many programmes; what is returned does it. */
const prepareIngest = async (programmes: number): Promise<() => Promise<void>> => {
  const desk = await opened()
  const answers = answersOf(programmes)
  return async () => {
    for (const { epgIdList, url } of answers)
      await desk.keep(
        { date: dateAt(0), epgIdList },
        { url, method: 'GET', headers: {}, body: undefined, seal: undefined },
      )
  }
}

const guidePage = { store, prepareReads, prepareIngest }
export type GuidePage = typeof guidePage
Object.assign(window, { guidePage })
