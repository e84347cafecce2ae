import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { defineMessages, type IntlShape, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/app/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { byDay, type DayGroup } from '../../../models/dayGroups.ts'
import { useApp } from '../../ui/context.ts'
import { formatDate, formatTime } from '../../ui/intl/format.ts'
import css from './Days.module.css'

const names = defineMessages({
  today: { id: 'day.today', defaultMessage: 'Today' },
  yesterday: { id: 'day.yesterday', defaultMessage: 'Yesterday' },
  week: { id: 'history.week', defaultMessage: 'Last 7 days' },
  earlier: { id: 'history.earlier', defaultMessage: 'Earlier' },
})

/** The time where the heading says the day; else the weekday; a full date where that would not tell which (LANG-03). */
const momentText = (intl: IntlShape, at: Instant, group: DayGroup): string => {
  if (group === 'earlier') return formatDate(at)
  return group === 'week' ? `${intl.formatDate(at, { weekday: 'short' })}, ${formatTime(at)}` : formatTime(at)
}

/** When it was, in the words of its day. */
export type Moment = (at: Instant | undefined) => ReactNode

type DaysProps<Item> = {
  readonly items: ReadonlyArray<Item>
  readonly atOf: (item: Item) => Instant | undefined
  readonly children: (items: ReadonlyArray<Item>, moment: Moment) => ReactNode
}

/** What was watched, day by day. */
export const Days = <Item,>({ items, atOf, children }: DaysProps<Item>) => {
  const intl = useIntl()
  const now = useSelector(useApp(), selectNow)
  return byDay(items, atOf, now).map(({ group, items: ofDay }) => (
    <section key={group} className={css.day} aria-labelledby={`day-${group}`}>
      <h2 id={`day-${group}`}>{intl.formatMessage(names[group])}</h2>
      {children(ofDay, at => at && <time dateTime={new Date(at).toISOString()}>{momentText(intl, at, group)}</time>)}
    </section>
  ))
}
