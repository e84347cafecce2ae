import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import {
  selectFailure,
  selectHasFailed,
  selectIsStarting,
  selectLineup,
  selectPlace,
  selectPresentation,
  selectReminders,
  selectSession,
} from '../../machines/app/index.ts'
import { selectIsWanted } from '../../machines/presentation/index.ts'
import { selectHasSessionFailed, selectSessionFailure } from '../../machines/session/index.ts'
import { Boundary } from '../components/feedback/Boundary.tsx'
import { ReportContext } from '../components/feedback/reportContext.ts'
import { AppContext, type AppHandle, useApp, usePreferences } from './context.ts'
import { IntlProvider } from './intl/IntlProvider.tsx'
import { lazyScreen } from './lazyScreen.ts'
import { Navigation } from './Navigation.tsx'
import { PageBroken } from './PageBroken.tsx'
import { Router } from './Router.tsx'
import { StartFailed } from './StartFailed.tsx'
import { Starting } from './Starting.tsx'
import { useLanguage } from './useLanguage.ts'

const useTheme = (): void => {
  const { theme } = usePreferences()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
}

/** Nobody could be signed in, and no page but the login page has anything to show yet. */
const useIsNobodySignedIn = (): boolean => {
  const app = useApp()
  const session = useSelector(app, selectSession)
  const lineup = useSelector(app, selectLineup)
  const { page } = useSelector(app, selectPlace)
  const hasFailed = useSelector(session, snapshot => snapshot !== undefined && selectHasSessionFailed(snapshot))
  return hasFailed && lineup === undefined && page !== 'login'
}

/** Why the app, or the session, could not begin. */
const useStartFailure = () => {
  const app = useApp()
  const session = useSelector(app, selectSession)
  const ofSession = useSelector(session, snapshot => snapshot && selectSessionFailure(snapshot))
  return useSelector(app, selectFailure) ?? ofSession
}

const Stages = () => {
  const app = useApp()
  const isStarting = useSelector(app, selectIsStarting)
  const hasFailed = useSelector(app, selectHasFailed)
  const isNobodySignedIn = useIsNobodySignedIn()
  const failure = useStartFailure()
  if (isStarting) return <Starting />
  if (hasFailed || isNobodySignedIn)
    return <StartFailed failure={failure} onRetry={() => app.send({ type: 'viewer.retry' })} />
  return <Router />
}

const PlayerWindow = lazyScreen(() => import('../screens/live-tv/PlayerWindow.tsx').then(screen => screen.PlayerWindow))

/** The picture outside of its page: over every page, from the first wish to play something on. */
const Taken = () => {
  const presentation = useSelector(useApp(), selectPresentation)
  const isWanted = useSelector(presentation, snapshot => snapshot !== undefined && selectIsWanted(snapshot))
  return (
    isWanted && (
      <Suspense>
        <PlayerWindow />
      </Suspense>
    )
  )
}

const Reminders = lazyScreen(() => import('../screens/reminders/index.tsx').then(screen => screen.Reminders))

/** What is about to begin, over every page. */
const Reminded = () => {
  const reminders = useSelector(useApp(), selectReminders)
  return (
    reminders && (
      <Suspense>
        <Reminders reminders={reminders} />
      </Suspense>
    )
  )
}

const Spoken = () => {
  useTheme()
  return (
    <IntlProvider language={useLanguage()}>
      <BrowserRouter>
        <Navigation />
        <Boundary instead={retry => <PageBroken onRetry={retry} />}>
          <Stages />
        </Boundary>
        <Boundary>
          <Taken />
        </Boundary>
        <Boundary>
          <Reminded />
        </Boundary>
      </BrowserRouter>
    </IntlProvider>
  )
}

export const Root = ({ handle }: { readonly handle: AppHandle }) => (
  <AppContext value={handle}>
    <ReportContext value={handle.saveReport}>
      <Spoken />
    </ReportContext>
  </AppContext>
)
