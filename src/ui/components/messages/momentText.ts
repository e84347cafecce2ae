import { defineMessages, type IntlShape } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { dayOffset } from '../../../../models/stretch.ts'
import { formatDate, formatTime } from '../../intl/format.ts'

const near = defineMessages({
  0: { id: 'day.today', defaultMessage: 'Today' },
  '-1': { id: 'day.yesterday', defaultMessage: 'Yesterday' },
})

const isNear = (offset: number): offset is 0 | -1 => offset === 0 || offset === -1

/** 'Today, 20:24', 'Yesterday, 20:24', and before that the full date (LANG-03). */
export const momentText = (intl: IntlShape, at: Instant, now: Instant): string => {
  const offset = dayOffset(at, now)
  return `${isNear(offset) ? intl.formatMessage(near[offset]) : formatDate(at)}, ${formatTime(at)}`
}
