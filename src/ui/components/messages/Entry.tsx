import { type ReactNode, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { Button } from '../basics/Button.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { useFocus } from '../basics/useFocus.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Entry.module.css'
import { briefMomentText, momentText } from './momentText.ts'

interface Told {
  readonly title: string
  readonly at: Instant | undefined
  readonly now: Instant
}

type LineProps = Told & {
  /** What it is about, in a square. */
  readonly sign: ReactNode
  /** How it begins, in one line. */
  readonly beginning?: string | undefined
  readonly isUnread: boolean
}

const Line = ({ title, at, now, sign, beginning, isUnread }: LineProps) => {
  const intl = useIntl()
  return (
    <>
      <span className={css.sign}>{sign}</span>
      <span className={css.title} dir="auto">
        {isUnread && (
          <VisuallyHidden>
            <FormattedMessage id="messages.unread" defaultMessage="Unread:" />{' '}
          </VisuallyHidden>
        )}
        {title}
      </span>
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{briefMomentText(intl, at, now)}</time>}
      {beginning && (
        <small className={css.beginning} dir="auto">
          {beginning}
        </small>
      )}
    </>
  )
}

/** Nothing stands behind its line: all of it is said there. */
export const BareEntry = ({ onRead, ...line }: LineProps & { readonly onRead: () => void }) => {
  const intl = useIntl()
  const { isUnread } = line
  return (
    <li className={css.bare} data-unread={isUnread || undefined}>
      <div className={css.line}>
        <Line {...line} />
      </div>
      {isUnread && (
        <IconButton
          icon="check"
          label={intl.formatMessage({ id: 'messages.read', defaultMessage: 'Mark as read' })}
          onPress={onRead}
        />
      )}
    </li>
  )
}

type MessageProps = Told & {
  readonly sign: ReactNode
  /** What it is about, larger than by its sign. */
  readonly picture?: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
  readonly onBack: () => void
  readonly children: ReactNode
}

const Message = ({ title, at, now, sign, picture = sign, action, onBack, children }: MessageProps) => {
  const intl = useIntl()
  const titleId = useId()
  const back = useRef<HTMLDivElement>(null)
  // where it lies over the list; beside the list there is no way back, and the focus stays where it is
  useFocus(() => back.current?.querySelector('button'))
  return (
    <article className={css.message}>
      <div ref={back} className={css.back}>
        <Button variant="text" size="small" icon="left" onPress={onBack}>
          <FormattedMessage id="messages.all" defaultMessage="All messages" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key */}
      <section className={css.text} aria-labelledby={titleId} tabIndex={0}>
        {picture}
        {at !== undefined && <time dateTime={new Date(at).toISOString()}>{momentText(intl, at, now)}</time>}
        <h3 id={titleId} dir="auto">
          {title}
        </h3>
        {children}
      </section>
      {action && <div className={css.action}>{action}</div>}
    </article>
  )
}

type EntryProps = LineProps &
  MessageProps & {
    readonly isOpen: boolean
    /** Its line is where the focus comes back to. */
    readonly onOpen: (line: HTMLElement) => void
  }

/**
 * A message in one line; opened it is told whole, beside the list or, where there is no room, in its place. Its words are
 * the operator's: text, whatever stands in them.
 */
export const Entry = ({ isOpen, onOpen, picture, action, onBack, children, ...line }: EntryProps) => (
  <li data-unread={line.isUnread || undefined}>
    <button
      type="button"
      className={css.line}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Line {...line} />
    </button>
    {isOpen && (
      <Message {...line} picture={picture} action={action} onBack={onBack}>
        {children}
      </Message>
    )}
  </li>
)
