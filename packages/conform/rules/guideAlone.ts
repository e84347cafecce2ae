import { listAt, numberAt, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { FIRST_MS, isoOf, programmesProblems } from './guideDay.ts'
import { DAY } from './samples.ts'
import { result, rule, uniqueIn, type Visit } from './visit.ts'

const PAST_DAYS = 1
const FUTURE_DAYS = 1
const LANGUAGE = 'pt'

const titleIn = (programme: unknown, language: string): string | undefined =>
  textAt(
    listAt(programme, 'multilingualList').find(each => textAt(each, 'lang') === language),
    'title',
  )

/** A day is the same by either call: its programmes, their times, and the titles of the language asked for. */
const sameDayProblems = (
  place: string,
  programmes: ReadonlyArray<unknown>,
  others: ReadonlyArray<unknown>,
): ReadonlyArray<Problem> => {
  const byId = new Map(others.map(other => [textAt(other, 'programId'), other]))
  return programmes.flatMap((programme, index): ReadonlyArray<Problem> => {
    const field = `${place}[${index}]`
    const other = byId.get(textAt(programme, 'programId'))
    const source = SOURCES.sameGuide
    if (other === undefined)
      return [{ field: `${field}.programId`, came: textAt(programme, 'programId'), expected: 'one of epgDays', source }]
    const [came, told] = [numberAt(programme, 'startTime'), numberAt(other, 'startTime')]
    const [title, translated] = [textAt(programme, 'title'), titleIn(other, LANGUAGE)]
    return [
      ...(came === undefined || told === undefined || came === told || came < FIRST_MS
        ? []
        : [
            {
              field: `${field}.startTime`,
              came: `${isoOf(came)}, and not ${isoOf(told)}`,
              expected: 'as epgDays says',
              source,
            },
          ]),
      ...(translated === undefined || title === undefined || title === translated
        ? []
        : [
            {
              field: `${field}.title`,
              came: `${title}, and not ${translated}`,
              expected: 'its title in the language asked for',
              source: SOURCES.language,
            },
          ]),
    ]
  })
}

/** Days that were asked for and are missing, where there are programmes. */
const missingDays = (dates: ReadonlyArray<number>, known: ReadonlyMap<number, ReadonlyArray<unknown>>) =>
  [...known]
    .filter(([day, programmes]) => programmes.length > 0 && !dates.includes(day))
    .map(([day]) => ({
      field: 'result.epgList',
      came: `${dates.length} days without ${isoOf(day)}`,
      expected: 'a day for each that was asked for: date, pastDays and futureDays',
      source: SOURCES.guideDays,
    }))

/** The days of one channel: all that were asked for, and the same as by the other call. */
export const tryAlone = async (
  visit: Visit,
  caller: Caller,
  date: number,
  channel: unknown,
  known: ReadonlyMap<number, ReadonlyArray<unknown>>,
): Promise<void> => {
  const fields = {
    date,
    epgId: textAt(channel, 'epgId'),
    channelId: textAt(channel, 'logicalChannelId'),
    pastDays: PAST_DAYS,
    futureDays: FUTURE_DAYS,
    lang: LANGUAGE,
  }
  const answer = await result(visit, 'epgDay', fields, caller)
  const records = listAt(answer, 'epgList')
  const dates = records.map(record => numberAt(record, 'date') ?? 0)
  rule(visit, 'epgDay', caller, 'has the days that were asked for, one after the other', [
    ...uniqueIn('result.epgList', 'date', dates.map(String)),
    ...records.flatMap((record, index) => {
      const day = dates[index] ?? 0
      const [place, programmes] = [`result.epgList[${index}].programs`, listAt(record, 'programs')]
      const others = known.get(day)
      return [
        ...programmesProblems(place, day, programmes),
        ...(others === undefined ? [] : sameDayProblems(place, programmes, others)),
      ]
    }),
    ...(answer === undefined ? [] : missingDays(dates, known)),
    ...dates.flatMap((day, index) => {
      if (day >= date - PAST_DAYS * DAY && day <= date + FUTURE_DAYS * DAY) return []
      const expected = 'a day that was asked for'
      return [{ field: `result.epgList[${index}].date`, came: isoOf(day), expected, source: SOURCES.utcDay }]
    }),
  ])
}
