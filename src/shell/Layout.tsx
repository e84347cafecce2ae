import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense } from 'react'
import {
  selectAccess,
  selectCatalogue,
  selectDeployment,
  selectIsOffline,
  selectOwnAccount,
  selectPlace,
} from '../../machines/app/index.ts'
import { type Deployment, sellsListed, sellsLive, sellsTitles, sellsVod } from '../../models/deployment.ts'
import { FILMS, GUIDE_VIEW, HOME, type Page, type PageParams, type Place, pathOf, SERIES } from '../../models/page.ts'
import { OwnPages } from '../screens/brand/OwnPages.tsx'
import { SizedPictures } from '../ui/components/basics/sizedPictures.ts'
import { useRootMark } from '../ui/components/basics/useRootMark.ts'
import { OfflineContext } from '../ui/components/feedback/offlineContext.ts'
import { Footer } from '../ui/components/shell/Footer.tsx'
import { Dock } from '../ui/components/shell/Nav.tsx'
import type { NavItem, NavPage } from '../ui/components/shell/nav.ts'
import { OfflineBar } from '../ui/components/shell/OfflineBar.tsx'
import { Shell } from '../ui/components/shell/Shell.tsx'
import { useApp, useHandle, useIsKidsMode, usePreferences } from '../ui/context.ts'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { useLanguages } from '../ui/useSpoken.ts'
import { useWebsite } from '../ui/useWebsite.ts'
import { TopBar } from './TopBar.tsx'

const OfflineCard = lazyScreen(() => import('../screens/offline/index.tsx').then(screen => screen.OfflineCard))
const FreePackage = lazyScreen(() => import('../screens/my/FreePackage.tsx').then(part => part.FreePackage), 'own')
const OFFLINE = (
  <Suspense>
    <OfflineCard />
  </Suspense>
)

const NAVIGATION: ReadonlyArray<{
  readonly nav: NavPage
  readonly page: Page
  readonly params?: PageParams
  readonly sold: (of: Deployment) => boolean
  /** A guest has nothing there (ROLE-01). */
  readonly forUsers?: true
}> = [
  { nav: 'home', page: 'home', sold: sellsTitles },
  { nav: 'live', page: 'liveTv', sold: sellsLive },
  { nav: 'guide', page: 'liveTv', params: { view: GUIDE_VIEW }, sold: sellsLive },
  { nav: 'vod', page: 'vodCategory', params: { type: FILMS }, sold: sellsVod },
  { nav: 'series', page: 'vodCategory', params: { type: SERIES }, sold: sellsVod },
  { nav: 'favorites', page: 'favorites', sold: sellsListed, forUsers: true },
]

/** Which of them a place belongs to: what is watched again stands under the lists, and every title under its kind. */
const navOf = ({ page, params }: Place, isOfSeries: boolean): NavPage | undefined => {
  if (page === 'liveTv') return params.view === GUIDE_VIEW ? 'guide' : 'live'
  if (page === 'vodCategory') return params.type === SERIES ? 'series' : 'vod'
  if (page === 'vodDetail') return isOfSeries ? 'series' : 'vod'
  if (page === 'favorites' || page === 'history') return 'favorites'
  return page === 'home' ? 'home' : undefined
}

const itemsOf = (deployment: Deployment | undefined, current: NavPage | undefined, isUser: boolean) =>
  NAVIGATION.filter(({ sold, forUsers }) => deployment !== undefined && sold(deployment) && (isUser || !forUsers)).map(
    ({ nav, page, params = {} }): NavItem => ({ page: nav, to: pathOf({ page, params }), current: nav === current }),
  )

/** The title on the page is one of a series. */
const useIsOfSeries = (): boolean => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const detail = useSelector(catalogue, snapshot => snapshot?.children.titleDetail)
  return useSelector(detail, snapshot => {
    const view = snapshot?.context.view
    return view !== undefined && view.title.metaType !== 'MOVIE'
  })
}

/** Another channel is another address of the same page: what is around it stays as it is. */
const isSameAround = (one: Place, other: Place): boolean =>
  one.page === other.page && one.params.view === other.params.view && one.params.type === other.params.type

/** Where somebody arrives who is new, and is told of the free package (AUTH-06). */
const isOfNewcomers = ({ page }: Place): boolean => page === 'home' || page === 'liveTv' || page === 'vodDetail'

/** The header lies over the picture that the page begins with; children's home page begins with none. */
export const beginsWithPicture = ({ page }: Place, isKidsMode: boolean): boolean =>
  page === 'vodDetail' || (page === 'home' && !isKidsMode)

/** The shell around every page but the login page (UI-01). */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const app = useApp()
  const { preferences } = useHandle()
  const languages = useLanguages()
  const { theme, letterKeys } = usePreferences()
  useRootMark('lettersOff', !letterKeys)
  const place = useSelector(app, selectPlace, isSameAround)
  const deployment = useSelector(app, selectDeployment)
  const isOffline = useSelector(app, selectIsOffline)
  const website = useWebsite()
  const isUser = useSelector(app, snapshot => selectAccess(snapshot) === 'user')
  const ownAccount = useSelector(app, selectOwnAccount)
  const items = itemsOf(deployment, navOf(place, useIsOfSeries()), isUser)
  const isKidsMode = useIsKidsMode()
  const isForChildren = isKidsMode && place.page === 'home'

  return (
    <Shell
      notice={
        <>
          {isOffline && <OfflineBar />}
          {ownAccount && isOfNewcomers(place) && (
            <Suspense>
              <FreePackage of="app" ownAccount={ownAccount} />
            </Suspense>
          )}
        </>
      }
      header={
        isForChildren ? (
          // the page has a bar of its own for it
          <header id="bar" />
        ) : (
          <TopBar
            brandName={website.name}
            logo={website.brand.logo}
            homeTo={pathOf(HOME)}
            items={items}
            searchTo={pathOf({ page: 'search', params: {} })}
            isSearching={place.page === 'search'}
            overPicture={beginsWithPicture(place, isKidsMode)}
          />
        )
      }
      footer={
        <Footer
          text={website.footer}
          links={<OwnPages brand={website.brand} />}
          {...languages}
          theme={theme}
          onTheme={preferences.chooseTheme}
        />
      }
      dock={!isForChildren && <Dock items={items} />}
    >
      <OfflineContext value={isOffline && OFFLINE}>
        <SizedPictures value={deployment?.sizedPictures}>{children}</SizedPictures>
      </OfflineContext>
    </Shell>
  )
}
