import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectNow, selectReminders } from '../../../../machines/app/index.ts'
import { remindersIn } from '../../../../machines/reminders/index.ts'
import { GUIDE_VIEW, pathOf } from '../../../../models/page.ts'
import type { ChannelProgramme } from '../../../../models/programme.ts'
import { ChannelLogo } from '../../../ui/components/basics/ChannelLogo.tsx'
import { Icon } from '../../../ui/components/basics/Icon.tsx'
import { useApp } from '../../../ui/context.ts'
import { formatTime } from '../../../ui/intl/format.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import { rowsOf, useNameable } from '../../programmes/rows.ts'
import { dayText } from '../../programmes/useDays.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

const SHOWN = 4
const NONE: ReadonlyArray<ChannelProgramme> = []

const isSame = (one: ReadonlyArray<ChannelProgramme>, other: ReadonlyArray<ChannelProgramme>): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** The next programmes that the viewer is told of (REM-01). */
export const RemindersCard = () => {
  const app = useApp()
  const intl = useIntl()
  const language = useLanguage()
  const now = useSelector(app, selectNow)
  const reminders = useSelector(app, selectReminders)
  const programmes = useNameable(
    useSelector(reminders, snapshot => (snapshot === undefined ? NONE : remindersIn(snapshot)), isSame),
  ).slice(0, SHOWN)
  const rows = rowsOf(programmes, language)
  return (
    <Card
      title={intl.formatMessage({ id: 'reminder.all', defaultMessage: 'Reminders' })}
      more={{
        to: pathOf({ page: 'liveTv', params: { view: GUIDE_VIEW } }),
        text: intl.formatMessage({ id: 'reminder.none.guide', defaultMessage: 'Open the guide' }),
      }}
    >
      {programmes.length > 0 ? (
        <ul className={css.programmes}>
          {programmes.map(({ start }, at) => {
            const row = rows[at]
            return (
              row && (
                <li key={row.id}>
                  <ChannelLogo src={row.logo} name={row.channelName} size="medium" />
                  <span>
                    <b>{row.title}</b>
                    <small>
                      {row.channelName} · {dayText(intl, start, now)}, {formatTime(start)}
                    </small>
                  </span>
                </li>
              )
            )
          })}
        </ul>
      ) : (
        <div className={css.none}>
          <Icon name="bell" />
          <p>
            {intl.formatMessage({
              id: 'reminder.none',
              defaultMessage:
                'Use the bell on a programme that has not started. We tell you shortly before, on any page.',
            })}
          </p>
        </div>
      )}
    </Card>
  )
}
