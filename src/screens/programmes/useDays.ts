import { useMemo } from 'react'
import { defineMessages, type IntlShape, useIntl } from 'react-intl'
import { addMs, type Instant } from '../../../models/codec/instant.ts'
import { localDay } from '../../../models/localDay.ts'
import { dayOffset, STRIP_DAYS } from '../../../models/stretch.ts'
import type { StripDay } from '../../ui/components/guide/DayStrip.tsx'

const near = defineMessages({
  '-1': { id: 'day.yesterday', defaultMessage: 'Yesterday' },
  0: { id: 'day.today', defaultMessage: 'Today' },
  1: { id: 'day.tomorrow', defaultMessage: 'Tomorrow' },
})

const isNear = (offset: number): offset is -1 | 0 | 1 => offset >= -1 && offset <= 1

/** Noon: no change of the clocks leads into another day. */
const noonOf = (now: Instant, offset: number): Date => {
  const { start, stop } = localDay(now, offset)
  return new Date(addMs(start, (stop - start) / 2))
}

/** Spanish and Portuguese write days small; in the strip they stand beside 'Ayer' and 'Ontem'. */
const weekday = (intl: IntlShape, now: Instant, offset: number): string =>
  intl.formatDate(noonOf(now, offset), { weekday: 'short' }).replace(/^./, first => first.toUpperCase())

/** The days of the strip by name and number (EPG-04). */
export const useStripDays = (now: Instant): ReadonlyArray<StripDay> => {
  const intl = useIntl()
  const today = localDay(now, 0).start
  return useMemo(
    () =>
      STRIP_DAYS.map(offset => ({
        offset,
        name: isNear(offset) ? intl.formatMessage(near[offset]) : weekday(intl, today, offset),
        number: noonOf(today, offset).getDate(),
      })),
    [intl, today],
  )
}

/** The day of a moment in words: 'Today', 'Sat 21'. */
export const dayText = (intl: IntlShape, at: Instant, now: Instant): string => {
  const offset = dayOffset(at, now)
  if (isNear(offset)) return intl.formatMessage(near[offset])
  return `${weekday(intl, now, offset)} ${noonOf(now, offset).getDate()}`
}
