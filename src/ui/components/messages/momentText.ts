import { defineMessages, type IntlShape } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { dayGroupOf } from '../../../../models/dayGroups.ts'
import { formatDate, formatTime } from '../../intl/format.ts'

const near = defineMessages({
  today: { id: 'day.today', defaultMessage: 'Today' },
  yesterday: { id: 'day.yesterday', defaultMessage: 'Yesterday' },
})

/** 'Today, 20:24', 'Yesterday, 20:24', and before that the full date (LANG-03). */
export const momentText = (intl: IntlShape, at: Instant, now: Instant): string => {
  const group = dayGroupOf(at, now)
  const isNear = group === 'today' || group === 'yesterday'
  return `${isNear ? intl.formatMessage(near[group]) : formatDate(at)}, ${formatTime(at)}`
}

/** '20:24', 'Yesterday', 'Fri', and before this week the full date (LANG-03). */
export const briefMomentText = (intl: IntlShape, at: Instant, now: Instant): string => {
  const group = dayGroupOf(at, now)
  if (group === 'today') return formatTime(at)
  if (group === 'yesterday') return intl.formatMessage(near.yesterday)
  return group === 'week' ? intl.formatDate(at, { weekday: 'short' }) : formatDate(at)
}
