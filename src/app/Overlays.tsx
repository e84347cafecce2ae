import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { selectIsGuestPrompted, selectPurchase, selectRequestOverlay, selectToasts } from '../../machines/app/index.ts'
import { selectOverlayShown } from '../../machines/requestOverlay/index.ts'
import { selectToast, type ToastText } from '../../machines/toasts/index.ts'
import { RequestOverlay } from '../components/feedback/RequestOverlay.tsx'
import { ToastStack } from '../components/feedback/ToastStack.tsx'
import { useApp } from './context.ts'
import { lazyScreen } from './lazyScreen.ts'
import { toastText } from './toastText.ts'

const kindOf = (toast: ToastText) => {
  if (toast.tag === 'said') return 'error'
  if (toast.message === 'rechargeSuccess') return 'success'
  return toast.message.startsWith('broadcast') ? 'broadcast' : 'error'
}

const GuestPrompt = lazyScreen(() => import('../screens/guest-prompt/index.tsx').then(part => part.GuestPrompt))
const PurchaseDialog = lazyScreen(() => import('../screens/my/index.tsx').then(part => part.PurchaseDialog))

/** What lies over every page: the sign that calls are under way, the messages, and the way to what is missing. */
export const Overlays = () => {
  const app = useApp()
  const intl = useIntl()
  const toasts = useSelector(app, selectToasts)
  const overlay = useSelector(app, selectRequestOverlay)
  const toast = useSelector(toasts, snapshot => (snapshot === undefined ? undefined : selectToast(snapshot)))
  const hasPlans = useSelector(app, snapshot => selectPurchase(snapshot) !== undefined)
  const isPrompted = useSelector(app, selectIsGuestPrompted)
  const isBusy = useSelector(overlay, snapshot => snapshot !== undefined && selectOverlayShown(snapshot))
  return (
    <>
      {hasPlans && (
        <Suspense>
          <PurchaseDialog />
        </Suspense>
      )}
      {isPrompted && (
        <Suspense>
          <GuestPrompt />
        </Suspense>
      )}
      <RequestOverlay busy={isBusy} />
      <ToastStack
        toasts={toast === undefined ? [] : [{ id: 'toast', kind: kindOf(toast), text: toastText(toast, intl) }]}
        onClose={() => app.send({ type: 'viewer.dismissToast' })}
      />
    </>
  )
}
