import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Instant, MINUTE } from '../../../../models/codec/instant.ts'
import { TimeRange } from '../../intl/TimeRange.tsx'
import { isTyping } from '../../typing.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import css from './ReminderDialog.module.css'

export type ReminderRow = {
  readonly id: string
  readonly title: string
  readonly channelName: string
  readonly logo: string | undefined
  /** On which it begins, where that is not about to be. */
  readonly day?: string
  readonly start: Instant
  readonly stop: Instant
}

type ReminderDialogProps = {
  readonly rows: ReadonlyArray<ReminderRow>
  /** The server's time in milliseconds: how far each is from beginning is said. */
  readonly now?: number
  readonly action: (row: ReminderRow, isFirst: boolean) => ReactNode
  readonly onClose: () => void
  /** In place of a list that nothing is in. */
  readonly empty?: ReactNode
  /** How to be reminded. */
  readonly children: ReactNode
}

const minutes = (ms: number): number => Math.max(1, Math.round(ms / MINUTE))

const When = ({ start, now }: { readonly start: number; readonly now: number }) =>
  start > now ? (
    <FormattedMessage
      id="reminder.startsIn"
      defaultMessage="Starts in {minutes, plural, one {# minute} other {# minutes}}"
      values={{ minutes: minutes(start - now) }}
    />
  ) : (
    <FormattedMessage
      id="reminder.began"
      defaultMessage="Started {minutes, plural, one {# minute} other {# minutes}} ago"
      values={{ minutes: minutes(now - start) }}
    />
  )

type RowProps = { readonly row: ReminderRow; readonly now: number | undefined; readonly action: ReactNode }

const Row = ({ row, now, action }: RowProps) => (
  <li className={css.row}>
    <ChannelLogo src={row.logo} name={row.channelName} />
    <div className={css.words}>
      <h3>{row.title}</h3>
      {now !== undefined && (
        <p>
          <When start={row.start} now={now} />
        </p>
      )}
      <dl className={css.facts}>
        <dt>
          <VisuallyHidden>
            <FormattedMessage id="reminder.channel" defaultMessage="Channel" />
          </VisuallyHidden>
        </dt>
        <dd>{row.channelName}</dd>
        <dt>
          <VisuallyHidden>
            <FormattedMessage id="reminder.time" defaultMessage="Time" />
          </VisuallyHidden>
        </dt>
        <dd>
          <span>
            {row.day && `${row.day}, `}
            <TimeRange start={row.start} stop={row.stop} />
          </span>
        </dd>
        <dt>
          <VisuallyHidden>
            <FormattedMessage id="reminder.duration" defaultMessage="Duration" />
          </VisuallyHidden>
        </dt>
        <dd>
          <FormattedMessage
            id="reminder.minutes"
            defaultMessage="{minutes} min"
            values={{ minutes: minutes(row.stop - row.start) }}
          />
        </dd>
      </dl>
    </div>
    {action}
  </li>
)

/** The programmes that begin, or all that the person is subscribed to (REM-04). */
export const ReminderDialog = ({ rows, now, action, onClose, empty, children }: ReminderDialogProps) => {
  const intl = useIntl()
  // what somebody types goes on being typed (REM-02)
  const [beside] = useState(() => isTyping())
  return (
    <Dialog
      title={intl.formatMessage({ id: 'subscribed', defaultMessage: 'Subscribed' })}
      size={720}
      beside={beside}
      onClose={onClose}
    >
      {rows.length > 0 ? (
        <ul>
          {rows.map((row, at) => (
            <Row key={row.id} row={row} now={now} action={action(row, at === 0)} />
          ))}
        </ul>
      ) : (
        empty
      )}
      {children}
    </Dialog>
  )
}
