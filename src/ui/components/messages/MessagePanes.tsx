import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import css from './MessagePanes.module.css'

type MessagePanesProps = {
  /** One of the list is open: an `Entry` tells it in its place. */
  readonly isReading: boolean
  /** The list. */
  readonly children: ReactNode
}

/** The list with the place of the message that is read: beside it, or over it on a phone. */
export const MessagePanes = ({ isReading, children }: MessagePanesProps) => (
  <div className={css.panes} data-reading={isReading || undefined}>
    <div className={css.list}>{children}</div>
    {!isReading && (
      <div className={css.none}>
        <Icon name="mail" />
        <p>
          <FormattedMessage id="messages.choose" defaultMessage="Choose a message to read it here." />
        </p>
      </div>
    )}
  </div>
)
