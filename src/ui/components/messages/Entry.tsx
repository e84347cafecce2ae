import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatDate, formatTime } from '../../intl/format.ts'
import { Icon } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Entry.module.css'

type EntryProps = {
  readonly title: string
  readonly at: number | undefined
  readonly isUnread: boolean
  /** What it says beside its title. */
  readonly children?: ReactNode
  /** It was opened: it is read. */
  readonly onOpen: () => void
}

/** A message in one line; opened it is told whole. Its words are the operator's: text, whatever stands in them. */
export const Entry = ({ title, at, isUnread, children, onOpen }: EntryProps) => (
  <li>
    <details
      className={css.entry}
      data-unread={isUnread || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>
        <span className={css.title} dir="auto">
          {isUnread && (
            <VisuallyHidden>
              <FormattedMessage id="messages.unread" defaultMessage="Unread:" />{' '}
            </VisuallyHidden>
          )}
          {title}
        </span>
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>
            {formatDate(at)}, {formatTime(at)}
          </time>
        )}
        <Icon name="down" />
      </summary>
      {children && <div className={css.body}>{children}</div>}
    </details>
  </li>
)
