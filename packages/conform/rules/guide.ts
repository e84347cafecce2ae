import { isRecord, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { tryAlone } from './guideAlone.ts'
import { isoOf, programmesProblems } from './guideDay.ts'
import type { LineUp } from './rights.ts'
import { DAY } from './samples.ts'
import { now, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

export interface GuideEntry {
  readonly channel: unknown
  readonly programme: unknown
  readonly start: number
  readonly stop: number
}

/** Channels whose guide is read, and whose days are read one by one. */
const CHANNELS = 8
const ALONE = 2
const TRANSLATED = 5

const dayOf = (ms: number): number => Math.floor(ms / DAY) * DAY

const sumOf = (sums: unknown, date: number, epgId: string | undefined): string | undefined => {
  const day = Array.isArray(sums) ? sums.find(each => numberAt(each, 'date') === date) : undefined
  const own = listAt(day, 'epgCheckSumData').find(each => textAt(each, 'epgId') === epgId)
  return textAt(own, 'epgChecksum')
}

const tryChecksums = async (visit: Visit, caller: Caller): Promise<unknown> => {
  const sums = await result(visit, 'epgChecksums', {}, caller)
  const days = Array.isArray(sums) ? sums : []
  const today = dayOf(now(visit))
  rule(visit, 'epgChecksums', caller, 'has each day and each channel of it once', [
    ...uniqueIn(
      'result',
      'date',
      days.map(day => String(numberAt(day, 'date'))),
    ),
    ...days.flatMap((day, index) =>
      uniqueIn(`result[${index}].epgCheckSumData`, 'epgId', textsOf(listAt(day, 'epgCheckSumData'), 'epgId')),
    ),
    unless(days.length === 0 || days.some(day => numberAt(day, 'date') === today), {
      field: 'result[*].date',
      came: `${days.length} days without ${isoOf(today)}`,
      expected: 'today among them',
      source: SOURCES.utcDay,
    }),
  ])
  return sums
}

const modelProblems = (models: ReadonlyArray<unknown>, date: number, sums: unknown): ReadonlyArray<Problem> =>
  models.flatMap((model, at) =>
    listAt(model, 'epgDayList').flatMap((day, index) => {
      const place = `result.epgModelList[${at}].epgDayList[${index}]`
      const [checksum, told] = [textAt(day, 'checksum'), sumOf(sums, date, textAt(model, 'epgId'))]
      return [
        ...programmesProblems(`${place}.epgList`, date, listAt(day, 'epgList')),
        ...(told === undefined || checksum === undefined || told === checksum
          ? []
          : [
              {
                field: `${place}.checksum`,
                came: checksum,
                expected: 'the checksum that epgChecksums says of this day',
                source: SOURCES.checksum,
              },
            ]),
      ]
    }),
  )

const programmesOf = (models: ReadonlyArray<unknown>, epgId: string): ReadonlyArray<unknown> =>
  models
    .filter(model => textAt(model, 'epgId') === epgId)
    .flatMap(model => listAt(model, 'epgDayList').flatMap(day => listAt(day, 'epgList')))

const entriesOf = (models: ReadonlyArray<unknown>, channels: ReadonlyMap<string, unknown>): ReadonlyArray<GuideEntry> =>
  models.flatMap(model => {
    const channel = channels.get(textAt(model, 'epgId') ?? '')
    return listAt(model, 'epgDayList').flatMap(day =>
      listAt(day, 'epgList').flatMap(programme => {
        const [start, stop] = [numberAt(programme, 'startTime'), numberAt(programme, 'stopTime')]
        const isWhole = channel !== undefined && start !== undefined && stop !== undefined && stop > start
        return isWhole && textAt(programme, 'programId') !== undefined ? [{ channel, programme, start, stop }] : []
      }),
    )
  })

const tryDay = async (visit: Visit, caller: Caller, date: number, epgIdList: ReadonlyArray<string>, sums: unknown) => {
  const models = listAt(await result(visit, 'epgDays', { date, epgIdList }, caller), 'epgModelList')
  const ids = textsOf(models, 'epgId')
  rule(visit, 'epgDays', caller, 'has what was asked for, once', [
    ...uniqueIn('result.epgModelList', 'epgId', ids),
    ...ids.flatMap((id, index) => {
      if (epgIdList.includes(id)) return []
      const expected = 'an epgId that was asked for'
      return [{ field: `result.epgModelList[${index}].epgId`, came: id, expected, source: SOURCES.ids }]
    }),
  ])
  rule(visit, 'epgDays', caller, 'has programmes one after the other', modelProblems(models, date, sums))
  return models
}

const tryTranslations = async (visit: Visit, caller: Caller, entries: ReadonlyArray<GuideEntry>): Promise<void> => {
  const programIdList = entries.slice(0, TRANSLATED).flatMap(({ programme }) => textAt(programme, 'programId') ?? [])
  if (programIdList.length === 0) return
  const programmes = listAt(await result(visit, 'programmeTranslations', { programIdList }, caller), 'programList')
  rule(visit, 'programmeTranslations', caller, 'has programmes that were asked for', [
    ...uniqueIn('result.programList', 'programId', textsOf(programmes, 'programId')),
    ...programmes.flatMap((programme, index) => {
      const came = textAt(programme, 'programId')
      if (came === undefined || programIdList.includes(came)) return []
      const expected = 'a programId that was asked for'
      return [{ field: `result.programList[${index}].programId`, came, expected, source: SOURCES.ids }]
    }),
  ])
}

/** The guide of some channels, yesterday to tomorrow. */
export const tryGuide = async (
  visit: Visit,
  caller: Caller,
  { channels }: LineUp,
): Promise<ReadonlyArray<GuideEntry>> => {
  const sums = await tryChecksums(visit, caller)
  const byEpgId = new Map(
    channels.flatMap(channel => {
      const epgId = isRecord(channel) ? textAt(channel, 'epgId') : undefined
      return epgId === undefined ? [] : [[epgId, channel] as const]
    }),
  )
  const some = [...byEpgId.keys()].slice(0, CHANNELS)
  if (some.length === 0) {
    visit.findings.unasked('epgDays', caller.as, 'the guide', 'no channel has an epgId')
    return []
  }
  const today = dayOf(now(visit))
  let entries: ReadonlyArray<GuideEntry> = []
  const days = new Map<number, ReadonlyArray<unknown>>()
  for (const date of [today - DAY, today, today + DAY]) {
    const models = await tryDay(visit, caller, date, some, sums)
    days.set(date, models)
    entries = entries.concat(entriesOf(models, byEpgId))
  }
  for (const epgId of some.slice(0, ALONE)) {
    const known = new Map([...days].map(([date, models]) => [date, programmesOf(models, epgId)]))
    await tryAlone(visit, caller, today, byEpgId.get(epgId), known)
  }
  await tryTranslations(visit, caller, entries)
  return entries
}
