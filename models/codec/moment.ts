import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import * as t from 'io-ts'
import { Instant, SecondsOrMs } from './instant.ts'

dayjs.extend(utc)

const DIGITS = /^\d{1,16}$/
const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** A day that the calendar has: the 30th of February is not read as a day in March. */
const isDay = (date: string): boolean => dayjs.utc(date).format('YYYY-MM-DD') === date

const parse = (input: unknown): unknown => {
  if (typeof input !== 'string') return input
  if (DIGITS.test(input)) return Number(input)
  return ISO.test(input) && isDay(input.slice(0, 10)) ? dayjs.utc(input).valueOf() : input
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
