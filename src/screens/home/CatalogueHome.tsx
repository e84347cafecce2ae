import type { ReactNode } from 'react'
import { slidesOf } from '../../../models/slides.ts'
import { HeroSkeleton } from '../../ui/components/banner/Hero.tsx'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { ShelvesWait } from './ShelvesWait.tsx'
import { useVodHome } from './useVodHome.ts'
import { VodHome } from './VodHome.tsx'

const Without = lazyScreen(() => import('./shelves/Without.tsx').then(part => part.Without))

type CatalogueHomeProps = {
  readonly hasLive: boolean
  /** Stands in while the catalogue has nothing for the page, where live television is sold. */
  readonly liveHome: ReactNode
}

/** The home page of a deployment that sells titles on demand, with live television or without. */
export const CatalogueHome = ({ hasLive, liveHome }: CatalogueHomeProps) => {
  const { catalogue, home, shelves, failure, hasFailed } = useVodHome()
  if (hasFailed || (shelves && slidesOf(shelves).length === 0))
    return hasLive ? liveHome : <Without hasFailed={hasFailed} failure={failure} />
  if (catalogue === undefined || home === undefined || shelves === undefined)
    return (
      <>
        <HeroSkeleton />
        <ShelvesWait hasLive={hasLive} />
      </>
    )
  return <VodHome catalogue={catalogue} home={home} shelves={shelves} hasLive={hasLive} />
}
