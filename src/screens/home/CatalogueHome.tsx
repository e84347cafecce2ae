import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectIsPageUnavailable, selectVodHome } from '../../../machines/catalogue/index.ts'
import { selectHasHomeFailed, selectHomeFailure, selectShelves } from '../../../machines/vodHome/index.ts'
import { slidesOf } from '../../../models/slides.ts'
import { HeroSkeleton } from '../../ui/components/banner/Hero.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { ShelvesWait } from './ShelvesWait.tsx'
import { VodHome } from './VodHome.tsx'

const Failed = lazyScreen(() => import('./shelves/Without.tsx').then(part => part.Failed))

const Empty = lazyScreen(() => import('./shelves/Without.tsx').then(part => part.Empty))

type CatalogueHomeProps = {
  readonly hasLive: boolean
  /** Stands in while the catalogue has nothing for the page, where live television is sold. */
  readonly liveHome: ReactNode
}

/** The home page of a deployment that sells titles on demand, with live television or without. */
export const CatalogueHome = ({ hasLive, liveHome }: CatalogueHomeProps) => {
  const app = useApp()
  const isUnavailable = useSelector(app, selectIsCatalogueUnavailable)
  const catalogue = useSelector(app, selectCatalogue)
  const isBroken = useSelector(catalogue, snapshot => snapshot !== undefined && selectIsPageUnavailable(snapshot))
  const home = useSelector(catalogue, snapshot => snapshot && selectVodHome(snapshot))
  const shelves = useSelector(home, snapshot => snapshot && selectShelves(snapshot))
  const hasFailed = useSelector(home, snapshot => snapshot !== undefined && selectHasHomeFailed(snapshot))
  const failure = useSelector(home, snapshot => snapshot && selectHomeFailure(snapshot))
  if (isUnavailable || isBroken) return hasLive ? liveHome : <Failed failure={undefined} />
  if (hasFailed) return hasLive ? liveHome : <Failed failure={failure} />
  if (catalogue === undefined || home === undefined || shelves === undefined)
    return (
      <>
        <HeroSkeleton />
        <ShelvesWait hasLive={hasLive} />
      </>
    )
  if (slidesOf(shelves).length === 0) return hasLive ? liveHome : <Empty />
  return <VodHome catalogue={catalogue} home={home} shelves={shelves} hasLive={hasLive} />
}
