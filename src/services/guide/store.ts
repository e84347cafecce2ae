import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { DecodeFailure } from '../../../models/codec/decode.ts'
import { fast } from '../../../models/codec/fast.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { EpgDayChecksum, EpgModel, UtcDay } from '../../../models/epg.ts'
import { type ChangedDay, changedDays, fetchesOf, oldestKeptDay } from '../../../models/epgSync.ts'
import type { GuideColumns, GuideHit, GuideQuery, GuideWindow, ProgrammeWish } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import * as guideEndpoints from '../../../models/wire/guide.ts'
import { type HttpAnswer, readAnswer } from '../http/answer.ts'
import { makeBlobs } from './blobs.ts'
import { makeBuckets } from './buckets.ts'
import { makeChecksums } from './checksums.ts'
import type { ChannelDay } from './chunk.ts'
import type { Database } from './database.ts'
import { makeDays } from './days.ts'
import { type FoundProgrammes, findProgrammes } from './programmes.ts'
import { searchDays } from './search.ts'
import { readWindow } from './window.ts'

/** The guide on the device. */
export interface GuideStore {
  /** What the operator's checksums say is to be fetched; forgets what is too old (EPG-02). */
  readonly compare: (answer: HttpAnswer, now: Instant) => Promise<E.Either<CallFailure, ReadonlyArray<ChangedDay>>>
  /**
   * Stores the answer to one of these fetches and says of how many channels it was. What was not answered is asked for
   * again in the next round.
   */
  readonly keep: (asked: ChangedDay, answer: HttpAnswer) => Promise<E.Either<CallFailure, number>>
  readonly read: (window: GuideWindow, language: Language) => Promise<ReadonlyArray<GuideColumns>>
  readonly programmes: (wish: ProgrammeWish) => Promise<FoundProgrammes>
  readonly search: (query: GuideQuery) => Promise<ReadonlyArray<GuideHit>>
  readonly recall: (resId: string, now: Instant) => Promise<unknown>
  readonly remember: (resId: string, data: unknown, now: Instant) => Promise<void>
}

export interface GuideStoreParts {
  readonly database: Database
  readonly appId: string
  /** One write at a time, in all tabs. */
  readonly alone: <A>(name: string, run: () => Promise<A>) => Promise<A>
  readonly onDropped: (source: string, failure: DecodeFailure) => void
}

const quickly = <Q, A>(endpoint: Endpoint<Q, A>): Endpoint<Q, A> => ({ ...endpoint, response: fast(endpoint.response) })
const checksumsCall = quickly(guideEndpoints.epgChecksums)
const daysCall = quickly(guideEndpoints.epgDays)

/** Of what was asked for only: an operator may send channels that nobody knows. */
const answered = (models: ReadonlyArray<EpgModel>, { date, epgIdList }: ChangedDay): ReadonlyArray<ChannelDay> => {
  const wanted = new Set(epgIdList)
  return models.flatMap(({ epgId, isCatchup, epgDayList }) => {
    const day = epgDayList.find(each => each.date === date)
    return day === undefined || !wanted.delete(epgId) ? [] : [{ epgId, isCatchup, programmes: day.epgList }]
  })
}

export const makeGuideStore = ({ database, appId, alone, onDropped }: GuideStoreParts): GuideStore => {
  const blobs = makeBlobs(database.Blob)
  const buckets = makeBuckets(database.ChannelEpgRelation)
  const checksums = makeChecksums({
    table: database.EpgCheckSum,
    appId,
    onDropped: failure => onDropped('EpgCheckSum', failure),
  })
  const writing = <A>(run: () => Promise<A>): Promise<A> => alone('guideWrites', run)
  const days = makeDays({
    table: database.Epg,
    alone: writing,
    onBroken: date => {
      onDropped('Epg', { codec: 'DayChunk', path: '' })
      void checksums.forget(date)
    },
  })
  let announced: ReadonlyMap<UtcDay, EpgDayChecksum> = new Map()

  const clean = async (now: Instant): Promise<void> => {
    const oldest = oldestKeptDay(now)
    await days.remove(date => date < oldest)
    for (const { date } of await checksums.all()) if (date < oldest) await checksums.forget(date)
    await blobs.clean(now)
  }

  return {
    compare: async (answer, now) => {
      const remote = readAnswer(checksumsCall, answer, failure => onDropped(checksumsCall.name, failure))
      if (E.isLeft(remote)) return remote
      announced = new Map(remote.right.map(day => [day.date, day]))
      await writing(() => clean(now))
      return E.right(fetchesOf(changedDays(await checksums.all(), remote.right, now), now))
    },
    keep: async (asked, answer) => {
      const result = readAnswer(daysCall, answer, failure => onDropped(daysCall.name, failure))
      if (E.isLeft(result)) return result
      const fresh = new Map(answered(result.right.epgModelList, asked).map(day => [day.epgId, day]))
      await writing(async () => {
        await Promise.all(
          [...(await buckets.assign([...fresh.keys()]))].map(([bucket, epgIds]) =>
            days.put(
              asked.date,
              bucket,
              buckets.size(bucket),
              epgIds.flatMap(epgId => fresh.get(epgId) ?? []),
            ),
          ),
        )
        const day = announced.get(asked.date)
        if (day !== undefined) await checksums.mark(day, [...fresh.keys()])
      })
      return E.right(fresh.size)
    },
    read: async (window, language) => readWindow({ days, channels: await buckets.of(window.epgIds) }, window, language),
    programmes: async wish => findProgrammes({ days, channels: await buckets.of(wish.epgIds) }, wish),
    search: async query =>
      searchDays({ ...days, days: await days.stored(), channels: await buckets.of(query.epgIds) }, query),
    recall: blobs.recall,
    remember: blobs.remember,
  }
}
