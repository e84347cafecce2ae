import * as t from 'io-ts'
import { Instant, SecondsOrMs } from './instant.ts'

const DIGITS = /^\d{1,16}$/
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/** Milliseconds of a full ISO text; NaN for a day or an hour that no calendar has. */
const msOf = (iso: string): number => {
  // biome-ignore lint/style/noRestrictedGlobals: reads a text, not the clock; dayjs for this one line costs the first page 4 kB
  return Date.parse(iso)
}

const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day that the calendar has: the 30th of February is not read as a day in March. */
const isDay = (day: string): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return date >= 1 && date <= (DAYS_IN[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
}

const parse = (input: unknown): unknown => {
  if (typeof input !== 'string') return input
  if (DIGITS.test(input)) return Number(input)
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(input) ?? []
  if (day === undefined || !isDay(day)) return input
  return msOf(`${day}T${time}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`)
}

const SECONDS_BELOW = 1e12

/**
 * A moment given as epoch seconds, epoch milliseconds or ISO text (UTC where it names no zone). Encodes to what it reads
 * back as the same moment: seconds below 1e12, else milliseconds.
 */
export const Moment: t.Type<Instant, number> = new t.Type(
  'Moment',
  Instant.is,
  (input, context) => SecondsOrMs.validate(parse(input), context),
  value => (Math.abs(value) < SECONDS_BELOW ? value / 1000 : value),
)
