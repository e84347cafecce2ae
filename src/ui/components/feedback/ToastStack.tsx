import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import css from './ToastStack.module.css'

export type ToastKind = 'error' | 'success' | 'info' | 'broadcast'

/** How long a toast stays (5 s) is the toasts chart's matter; here it is only shown. */
export type Toast = {
  readonly id: string
  readonly kind: ToastKind
  readonly text: ReactNode
  /** What can be done about it, in place of closing it. */
  readonly action?: ReactNode
}

type ToastStackProps = {
  readonly toasts: ReadonlyArray<Toast>
  readonly onClose?: (id: string) => void
}

const SIGNS: Readonly<Record<ToastKind, IconName>> = {
  error: 'warning',
  success: 'check',
  info: 'info',
  broadcast: 'broadcast',
}

type LineProps = { readonly toast: Toast; readonly onClose: ToastStackProps['onClose'] }

const Line = ({ toast, onClose }: LineProps) => {
  const intl = useIntl()
  return (
    <div className={css.toast} data-kind={toast.kind}>
      <Icon name={SIGNS[toast.kind]} />
      <span className={css.text}>{toast.text}</span>
      {toast.action ??
        (onClose && (
          <IconButton
            icon="close"
            size="small"
            label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
            onPress={() => onClose(toast.id)}
          />
        ))}
    </div>
  )
}

/** Both regions are always in the page, so that a screen reader hears what comes into them. */
export const ToastStack = ({ toasts, onClose }: ToastStackProps) => {
  const lines = (isOne: (toast: Toast) => boolean) =>
    toasts.filter(isOne).map(toast => <Line key={toast.id} toast={toast} onClose={onClose} />)
  return (
    <div className={css.stack}>
      <div role="alert">{lines(({ kind }) => kind === 'error')}</div>
      <div role="status">{lines(({ kind }) => kind !== 'error')}</div>
    </div>
  )
}
