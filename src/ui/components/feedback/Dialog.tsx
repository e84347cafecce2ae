import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../basics/cx.ts'
import { IconButton } from '../basics/IconButton.tsx'
import { useRootMark } from '../basics/useRootMark.ts'
import css from './Dialog.module.css'

type DialogProps = {
  readonly title: string
  /** Width in CSS pixels: 400 popup, 700 and 1036 purchase, 720 reminder (spec §2). */
  readonly size: 400 | 700 | 720 | 1036
  readonly children: ReactNode
  /** Escape, the close button, or a press beside the dialog. Without it only an action in the dialog ends it. */
  readonly onClose?: () => void
  /** Where Escape, and the Back of a phone, lead to something else than out of it. */
  readonly onEscape?: () => void
  readonly footer?: ReactNode
  /** A picture over its head, which becomes small. */
  readonly art?: ReactNode
  /** Announced beside what the person does, without taking the focus from it. */
  readonly beside?: boolean
  /** Over the whole height, at the edge of the screen: what lies beside it stays in sight. */
  readonly side?: boolean
}

/** Open as long as it is mounted. The platform keeps the focus inside and gives it back at the end. */
export const Dialog = ({
  title,
  size,
  children,
  onClose,
  onEscape = onClose,
  footer,
  art,
  beside = false,
  side = false,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const intl = useIntl()
  useRootMark('dialog')

  useLayoutEffect(() => {
    const element = dialog.current
    if (!beside) {
      element?.showModal()
      element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    return () => element?.close()
  }, [beside])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, the cancel event answers it
    <dialog
      ref={dialog}
      open={beside || undefined}
      className={cx(css.dialog, side && css.side)}
      style={{ '--width': `${size / 16}rem` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        // React lets it rise to a dialog around this one
        event.stopPropagation()
        onEscape?.()
      }}
      onClose={event => {
        event.stopPropagation()
        // a second Escape closes it whatever the first one was answered with
        if (dialog.current === null || dialog.current.open) return
        if (onClose) onClose()
        else dialog.current.showModal()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      <div className={css.frame}>
        {art && <div className={css.art}>{art}</div>}
        <header className={css.head} role={beside ? 'alert' : undefined}>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
              onPress={onClose}
            />
          )}
        </header>
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
