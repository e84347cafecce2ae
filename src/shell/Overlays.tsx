import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import {
  selectIsGuestPrompted,
  selectIsShareKeyDialogShown,
  selectKidsMode,
  selectLineup,
  selectPurchase,
  selectRequestOverlay,
  selectToasts,
} from '../../machines/app/index.ts'
import { selectDialog } from '../../machines/kidsMode.ts'
import { selectIsReleaseTold } from '../../machines/release.ts'
import { selectOverlayShown } from '../../machines/requestOverlay.ts'
import { selectToast } from '../../machines/toasts.ts'
import { ReleaseActions, ReleaseNews, type ReleaseProps } from '../screens/release/index.tsx'
import { RequestOverlay } from '../ui/components/feedback/RequestOverlay.tsx'
import { type Toast, ToastStack } from '../ui/components/feedback/ToastStack.tsx'
import { useApp } from '../ui/context.ts'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { shownToast } from './toastText.ts'

const GuestPrompt = lazyScreen(() => import('../screens/guest-prompt/index.tsx').then(part => part.GuestPrompt), 'own')
const ShareKeyDialog = lazyScreen(() => import('../screens/share-key/index.tsx').then(part => part.ShareKeyDialog))
const KidsDialog = lazyScreen(() => import('../screens/tools/index.tsx').then(part => part.KidsDialog))
const PurchaseDialog = lazyScreen(() => import('../screens/my/index.tsx').then(part => part.PurchaseDialog), 'own')

/** Their words come with those of all pages but the first, their code with this one: by then there would be none to fetch. */
const News = lazyScreen(async () => ReleaseNews)
const Actions = lazyScreen<ReleaseProps>(async () => ReleaseActions)

/** This page's release is gone. */
const useRelease = (): ReadonlyArray<Toast> => {
  const release = useSelector(useApp(), ({ children }) => children.release)
  const isTold = useSelector(release, snapshot => snapshot !== undefined && selectIsReleaseTold(snapshot))
  if (!release || !isTold) return []
  const text = (
    <Suspense>
      <News />
    </Suspense>
  )
  const action = (
    <Suspense>
      <Actions release={release} />
    </Suspense>
  )
  return [{ id: 'release', kind: 'info', text, action }]
}

/** What lies over every page: the sign that calls are under way, the messages, and the way to what is missing. */
export const Overlays = () => {
  const app = useApp()
  const intl = useIntl()
  const toasts = useSelector(app, selectToasts)
  const overlay = useSelector(app, selectRequestOverlay)
  const toast = useSelector(toasts, snapshot => (snapshot === undefined ? undefined : selectToast(snapshot)))
  const hasPlans = useSelector(app, snapshot => selectPurchase(snapshot) !== undefined)
  const lacksShareKey = useSelector(app, selectIsShareKeyDialogShown)
  const lineup = useSelector(app, selectLineup)
  const kids = useSelector(app, selectKidsMode)
  const isKidsShown = useSelector(kids, snapshot => snapshot !== undefined && selectDialog(snapshot) !== undefined)
  const isPrompted = useSelector(app, selectIsGuestPrompted)
  const release = useRelease()
  useEffect(() => toasts?.send({ type: 'view.came' }), [toasts])
  const isBusy = useSelector(overlay, snapshot => snapshot !== undefined && selectOverlayShown(snapshot))
  return (
    <>
      {hasPlans && (
        <Suspense>
          <PurchaseDialog />
        </Suspense>
      )}
      {kids && lineup && isKidsShown && (
        <Suspense>
          <KidsDialog kids={kids} lineup={lineup} />
        </Suspense>
      )}
      {isPrompted && (
        <Suspense>
          <GuestPrompt />
        </Suspense>
      )}
      {lacksShareKey && (
        <Suspense>
          <ShareKeyDialog />
        </Suspense>
      )}
      <RequestOverlay busy={isBusy} />
      <ToastStack
        toasts={[...release, ...(toast === undefined ? [] : [{ id: 'toast', ...shownToast(toast, intl) }])]}
        onClose={() => app.send({ type: 'viewer.dismissToast' })}
      />
    </>
  )
}
