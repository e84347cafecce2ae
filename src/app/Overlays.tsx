import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectRequestOverlay, selectToasts } from '../../machines/app/index.ts'
import { selectOverlayShown } from '../../machines/requestOverlay/index.ts'
import { selectToast, type ToastText } from '../../machines/toasts/index.ts'
import { RequestOverlay } from '../components/feedback/RequestOverlay.tsx'
import { ToastStack } from '../components/feedback/ToastStack.tsx'
import { useApp } from './context.ts'
import { toastText } from './toastText.ts'

const kindOf = (toast: ToastText) =>
  toast.tag === 'known' && toast.message.startsWith('broadcast') ? 'broadcast' : 'error'

/** What lies over every page: the sign that calls are under way, and the messages. */
export const Overlays = () => {
  const app = useApp()
  const intl = useIntl()
  const toasts = useSelector(app, selectToasts)
  const overlay = useSelector(app, selectRequestOverlay)
  const toast = useSelector(toasts, snapshot => (snapshot === undefined ? undefined : selectToast(snapshot)))
  const isBusy = useSelector(overlay, snapshot => snapshot !== undefined && selectOverlayShown(snapshot))
  return (
    <>
      <RequestOverlay busy={isBusy} />
      <ToastStack
        toasts={toast === undefined ? [] : [{ id: 'toast', kind: kindOf(toast), text: toastText(toast, intl) }]}
        onClose={() => app.send({ type: 'viewer.dismissToast' })}
      />
    </>
  )
}
