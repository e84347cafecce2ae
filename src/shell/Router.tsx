import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { selectDeployment } from '../../machines/app/index.ts'
import { HOME, landingOf, type Page, pathOf, placeOf } from '../../models/page.ts'
import { HeroSkeleton } from '../ui/components/banner/Hero.tsx'
import { Boundary } from '../ui/components/feedback/Boundary.tsx'
import { PageOnItsWay } from '../ui/components/feedback/PageOnItsWay.tsx'
import { useApp, useIsKidsMode } from '../ui/context.ts'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { beginsWithPicture, Layout } from './Layout.tsx'
import { PageBroken } from './PageBroken.tsx'
import { Begun, Starting } from './Starting.tsx'

const Titles = lazyScreen(() => import('./TitlesPage.tsx').then(page => page.TitlesPage))

const My = lazyScreen(() => import('../screens/my/index.tsx').then(screen => screen.My), 'own')

/**
 * The pages with a screen, each with its own code; one that has been fetched ahead stands here itself. `models/page.ts` says
 * which address is which page.
 */
export const SCREENS: Partial<Record<Page, ComponentType>> = {
  home: lazy(() => import('../screens/home/index.tsx').then(({ Home }) => ({ default: Home }))),
  liveTv: lazyScreen(() => import('./LiveTvPage.tsx').then(page => page.LiveTvPage), 'live'),
  vodCategory: Titles,
  vodDetail: Titles,
  history: lazyScreen(() => import('../screens/history/index.tsx').then(({ History }) => History), 'own'),
  search: lazyScreen(() => import('../screens/search/index.tsx').then(({ Search }) => Search)),
  favorites: lazyScreen(() => import('../screens/favorites/index.tsx').then(({ Favorites }) => Favorites), 'own'),
  my: My,
  account: My,
  profile: My,
  plan: My,
  subscribe: My,
  login: lazyScreen(() => import('../screens/login/index.tsx').then(({ Login }) => Login)),
}

/** Pages that fill the window without header and navigation. */
const WITHOUT_SHELL: ReadonlySet<Page> = new Set(['login'])

/**
 * The screen of the address. Any other path leads home (ROUTE-01, ROUTE-09), a page that the deployment does not sell to
 * one that it does (MODE-01).
 */
export const Router = () => {
  const deployment = useSelector(useApp(), selectDeployment)
  const { pathname, search } = useLocation()
  const isKidsMode = useIsKidsMode()
  if (deployment === undefined) return <Starting />

  const place = placeOf(pathname + search)
  const landing = landingOf(place ?? HOME, deployment)
  const Screen = SCREENS[landing.page]
  if (Screen === undefined) return <Navigate to={pathOf(HOME)} replace />
  if (landing !== place) return <Navigate to={pathOf(landing)} replace />

  const screen = (
    <Boundary key={landing.page} instead={retry => <PageBroken onRetry={retry} />}>
      <Suspense
        fallback={
          <PageOnItsWay>{beginsWithPicture(landing, isKidsMode) ? <HeroSkeleton /> : <Starting />}</PageOnItsWay>
        }
      >
        <Begun />
        <Screen />
      </Suspense>
    </Boundary>
  )
  return WITHOUT_SHELL.has(landing.page) ? screen : <Layout>{screen}</Layout>
}
