import { useSelector } from '@xstate/react'
import { Suspense, useDeferredValue, useState } from 'react'
import {
  selectCatalogue,
  selectFailure,
  selectHasFailed,
  selectIsShareKeyPageShown,
  selectIsStarting,
  selectIsUnsealed,
  selectLineup,
  selectPlace,
  selectSession,
} from '../../machines/app/index.ts'
import { selectHasSessionFailed, selectSessionFailure } from '../../machines/session/index.ts'
import { Boundary } from '../ui/components/feedback/Boundary.tsx'
import { ReportContext } from '../ui/components/feedback/reportContext.ts'
import { AppContext, useApp, useWhenIdle } from '../ui/context.ts'
import { IntlProvider } from '../ui/intl/IntlProvider.tsx'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { LanguageContext } from '../ui/useLanguage.ts'
import { useSpoken } from '../ui/useSpoken.ts'
import { AddressRouter } from './AddressRouter.tsx'
import { Navigation } from './Navigation.tsx'
import { PageBroken } from './PageBroken.tsx'
import type { RunningApp } from './provide/provide.ts'
import { Router } from './Router.tsx'
import { StartFailed } from './StartFailed.tsx'
import { Begun, Starting } from './Starting.tsx'
import { Ways } from './Ways.tsx'

/** Nobody could be signed in, and no page but the login page has anything to show yet. */
const useIsNobodySignedIn = (): boolean => {
  const app = useApp()
  const session = useSelector(app, selectSession)
  const hasPage = useSelector(app, snapshot => (selectLineup(snapshot) ?? selectCatalogue(snapshot)) !== undefined)
  const { page } = useSelector(app, selectPlace)
  const hasFailed = useSelector(session, snapshot => snapshot !== undefined && selectHasSessionFailed(snapshot))
  return hasFailed && !hasPage && page !== 'login'
}

/** Why the app, or the session, could not begin. */
const useStartFailure = () => {
  const app = useApp()
  const session = useSelector(app, selectSession)
  const ofSession = useSelector(session, snapshot => snapshot && selectSessionFailure(snapshot))
  return useSelector(app, selectFailure) ?? ofSession
}

const ShareKeyPage = lazyScreen(() => import('../screens/share-key/index.tsx').then(screen => screen.ShareKeyPage))

const UnsealedPage = lazyScreen(() => import('../screens/share-key/index.tsx').then(screen => screen.UnsealedPage))

/** The first page is built in pieces, between which the answers that it waits for come in. */
const Stages = () => {
  const app = useApp()
  const lacksShareKey = useSelector(app, selectIsShareKeyPageShown)
  const isUnsealed = useSelector(app, selectIsUnsealed)
  const isStarting = useDeferredValue(useSelector(app, selectIsStarting), true)
  const hasFailed = useSelector(app, selectHasFailed)
  const isNobodySignedIn = useIsNobodySignedIn()
  const failure = useStartFailure()
  if (isStarting) return <Starting />
  if (lacksShareKey || isUnsealed)
    return (
      <Suspense fallback={<Starting />}>
        <Begun />
        {isUnsealed ? <UnsealedPage /> : <ShareKeyPage />}
      </Suspense>
    )
  if (hasFailed || isNobodySignedIn)
    return <StartFailed failure={failure} onRetry={() => app.send({ type: 'viewer.retry' })} />
  return <Router />
}

/** What lies over every page is not needed for its first picture: it comes when it is wanted, or when the page rests. */
const useIsBesideDue = (): boolean => {
  const app = useApp()
  const isWanted = useSelector(app, ({ children }) => (children.presentation ?? children.reminders) !== undefined)
  const catalogue = useSelector(app, selectCatalogue)
  const playsTitle = useSelector(catalogue, snapshot => snapshot?.children.vodPlayer !== undefined)
  const [isResting, setResting] = useState(false)
  useWhenIdle(() => setResting(true))
  return isWanted || playsTitle || isResting
}

/** Nothing of it is painted: it comes at once, and keeps no picture waiting. */
const Titled = lazyScreen(() => import('./Titled.tsx').then(part => part.Titled), 'first')

const Beside = lazyScreen(() => import('./Beside.tsx').then(part => part.Beside), 'first')

const Spoken = ({ report }: Pick<RunningApp, 'report'>) => {
  const isBesideDue = useIsBesideDue()
  const spoken = useSpoken()
  return (
    <LanguageContext value={spoken.like}>
      <IntlProvider spoken={spoken}>
        <AddressRouter>
          <Ways>
            <Navigation />
            <Suspense>
              <Titled report={report} />
            </Suspense>
            <Boundary instead={retry => <PageBroken onRetry={retry} />}>
              <Stages />
            </Boundary>
            <Suspense>{isBesideDue && <Beside />}</Suspense>
          </Ways>
        </AddressRouter>
      </IntlProvider>
    </LanguageContext>
  )
}

export const Root = ({ handle }: { readonly handle: RunningApp }) => (
  <AppContext value={handle}>
    <ReportContext value={handle.saveReport}>
      <Spoken report={handle.report} />
    </ReportContext>
  </AppContext>
)
