import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Entry.module.css'
import { momentText } from './momentText.ts'

type LineProps = {
  readonly title: string
  readonly at: Instant | undefined
  readonly now: Instant
  readonly isUnread: boolean
}

type EntryProps = LineProps & {
  /** What it says beside its title; without it there is nothing to be opened. */
  readonly children?: ReactNode
  /** It was opened, or the person says so. */
  readonly onRead: () => void
}

const Line = ({ title, at, now, isUnread }: LineProps) => {
  const intl = useIntl()
  return (
    <>
      <span className={css.title} dir="auto">
        {isUnread && (
          <VisuallyHidden>
            <FormattedMessage id="messages.unread" defaultMessage="Unread:" />{' '}
          </VisuallyHidden>
        )}
        {title}
      </span>
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{momentText(intl, at, now)}</time>}
    </>
  )
}

/** A message in one line; opened it is told whole. Its words are the operator's: text, whatever stands in them. */
export const Entry = ({ children, onRead, ...line }: EntryProps) => {
  const intl = useIntl()
  const { isUnread } = line
  if (!children)
    return (
      <li className={css.entry} data-unread={isUnread || undefined}>
        <div className={css.line}>
          <Line {...line} />
          {isUnread && (
            <span className={css.read}>
              <IconButton
                icon="check"
                label={intl.formatMessage({ id: 'messages.read', defaultMessage: 'Mark as read' })}
                onPress={onRead}
              />
            </span>
          )}
        </div>
      </li>
    )
  return (
    <li>
      <details
        className={css.entry}
        data-unread={isUnread || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && onRead()}
      >
        <summary className={css.line}>
          <Line {...line} />
          <Icon name="down" />
        </summary>
        <div className={css.body}>{children}</div>
      </details>
    </li>
  )
}
