import dayjs from 'dayjs'
import { type Instant, instant } from './codec/instant.ts'

export interface LocalDay {
  readonly start: Instant
  readonly stop: Instant
}

/** The calendar day of the device `offset` days from the one around `at`; 23 or 25 hours long when the clocks change. */
export const localDay = (at: Instant, offset: number): LocalDay => {
  const day = dayjs(at).startOf('day').add(offset, 'day')
  return {
    start: instant(day.startOf('day').valueOf()),
    stop: instant(day.add(1, 'day').startOf('day').valueOf()),
  }
}
