import { numberAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import { DAY } from './samples.ts'
import { uniqueIn } from './visit.ts'

/** A moment below is of seconds: its schema says so already. */
export const FIRST_MS = 1e12

export const isoOf = (ms: number): string => (Math.abs(ms) < 8.64e15 ? new Date(ms).toISOString() : String(ms))

/** One after the other: at every moment at most one is playing. */
const orderProblems = (list: string, programmes: ReadonlyArray<unknown>): ReadonlyArray<Problem> =>
  programmes.flatMap((programme, index) => {
    const [start, stop] = [numberAt(programme, 'startTime'), numberAt(programme, 'stopTime')]
    const before = numberAt(programmes[index - 1], 'stopTime')
    if (start === undefined || stop === undefined) return []
    return [
      ...(stop > start
        ? []
        : [
            {
              field: `${list}[${index}].stopTime`,
              came: stop,
              expected: 'later than startTime',
              source: SOURCES.guide,
            },
          ]),
      ...(before === undefined || start >= before
        ? []
        : [
            {
              field: `${list}[${index}].startTime`,
              came: isoOf(start),
              expected: 'not before the programme before it ends',
              source: SOURCES.guide,
            },
          ]),
    ]
  })

/** Programmes of a day overlap it. */
const dayProblems = (list: string, date: number, programmes: ReadonlyArray<unknown>): ReadonlyArray<Problem> =>
  programmes.flatMap((programme, index) => {
    const [start, stop] = [numberAt(programme, 'startTime'), numberAt(programme, 'stopTime')]
    if (start === undefined || stop === undefined || stop <= start || (start < date + DAY && stop > date)) return []
    // That it is of seconds is said by its schema already.
    if (start < FIRST_MS) return []
    return [
      {
        field: `${list}[${index}].startTime`,
        came: isoOf(start),
        expected: 'a programme of the day that was asked for',
        source: SOURCES.utcDay,
      },
    ]
  })

export const programmesProblems = (list: string, date: number, programmes: ReadonlyArray<unknown>) => [
  ...orderProblems(list, programmes),
  ...dayProblems(list, date, programmes),
  ...uniqueIn(list, 'programId', textsOf(programmes, 'programId')),
]
