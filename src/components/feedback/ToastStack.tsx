import { useIntl } from 'react-intl'
import { Icon, type IconName } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import css from './ToastStack.module.css'

export type ToastKind = 'error' | 'success' | 'undo' | 'broadcast'

/** How long a toast stays (5 s) is the toasts chart's matter; here it is only shown. */
export type Toast = { readonly id: string; readonly kind: ToastKind; readonly text: string }

type ToastStackProps = {
  readonly toasts: ReadonlyArray<Toast>
  readonly onClose: (id: string) => void
  readonly onUndo?: (id: string) => void
}

const SIGNS: Readonly<Record<ToastKind, IconName>> = {
  error: 'warning',
  success: 'check',
  undo: 'info',
  broadcast: 'broadcast',
}

const Line = ({ toast, onClose, onUndo }: Omit<ToastStackProps, 'toasts'> & { readonly toast: Toast }) => {
  const intl = useIntl()
  return (
    <div className={css.toast} data-kind={toast.kind}>
      <Icon name={SIGNS[toast.kind]} />
      <span className={css.text}>{toast.text}</span>
      {toast.kind === 'undo' && onUndo ? (
        <button type="button" className={css.undo} onClick={() => onUndo(toast.id)}>
          {intl.formatMessage({ id: 'toast.undo', defaultMessage: 'Undo' })}
        </button>
      ) : (
        <IconButton
          icon="close"
          size="small"
          label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
          onPress={() => onClose(toast.id)}
        />
      )}
    </div>
  )
}

/** Both regions are always in the page, so that a screen reader hears what comes into them. */
export const ToastStack = ({ toasts, ...calls }: ToastStackProps) => {
  const lines = (isOne: (toast: Toast) => boolean) =>
    toasts.filter(isOne).map(toast => <Line key={toast.id} toast={toast} {...calls} />)
  return (
    <div className={css.stack}>
      <div role="alert">{lines(({ kind }) => kind === 'error')}</div>
      <div role="status">{lines(({ kind }) => kind !== 'error')}</div>
    </div>
  )
}
