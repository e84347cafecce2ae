import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import { DAY, type Instant } from '../../../models/codec/instant.ts'
import { EpgRecord, type UtcDay } from '../../../models/epg.ts'
import type { Language } from '../../../models/language.ts'
import type { Programme, Translation } from '../../../models/programme.ts'
import { epgDay, programmeTranslations } from '../../../models/wire/guide.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import type { GuideStore } from './store.ts'

interface SingleChannelParts {
  readonly http: Http
  readonly store: Pick<GuideStore, 'recall' | 'remember'>
  readonly now: () => Instant
  readonly language: () => Language
}

interface ChannelDays {
  readonly epgId: EpgId
  readonly channelId: LogicalChannelId
  readonly first: UtcDay
  readonly last: UtcDay
  readonly awaitedBy: AwaitedBy
}

const Records = t.readonlyArray(EpgRecord)

const allOf = (records: ReadonlyArray<EpgRecord>): ReadonlyArray<Programme> =>
  records.flatMap(({ programs }) => programs)

/** The call answers in one language; the other ones are asked for by the programmes' ids (EPG-03, LANG-05). */
const withTranslations = async (http: Http, records: ReadonlyArray<EpgRecord>): Promise<ReadonlyArray<EpgRecord>> => {
  const programIdList = allOf(records).map(({ programId }) => programId)
  const answer = await http.call(programmeTranslations, { programIdList }, { awaitedBy: 'nobody' })
  if (E.isLeft(answer)) return records
  const known = new Map<string, ReadonlyArray<Translation>>(
    answer.right.programList.map(({ programId, multilingualList }) => [programId, multilingualList]),
  )
  return records.map(record => ({
    ...record,
    programs: record.programs.map(each => ({ ...each, translations: known.get(each.programId) ?? each.translations })),
  }))
}

/** Some days of one channel in two calls, in place of one for each day; kept for ten minutes (EPG-03, EPG-08). */
export const loadChannelDays = async (
  { http, store, now, language }: SingleChannelParts,
  { epgId, channelId, first, last, awaitedBy }: ChannelDays,
): Promise<E.Either<CallFailure, ReadonlyArray<Programme>>> => {
  const lang = language()
  const futureDays = Math.round((last - first) / DAY)
  const resId = ['epgDay', epgId, first, futureDays, lang].join(' ')
  const kept = Records.decode(await store.recall(resId, now()))
  if (E.isRight(kept)) return E.right(allOf(kept.right))
  const answer = await http.call(
    epgDay,
    { date: first, epgId, channelId, pastDays: 0, futureDays, lang },
    { awaitedBy },
  )
  if (E.isLeft(answer)) return answer
  const records = await withTranslations(http, answer.right.epgList)
  await store.remember(resId, Records.encode(records), now())
  return E.right(allOf(records))
}
