import { useSelector } from '@xstate/react'
import { Suspense, useMemo } from 'react'
import { selectCarousel } from '../../../machines/vodHome/index.ts'
import type { TitleWish } from '../../../machines/vodPlayer/index.ts'
import type { Shelves as AllShelves } from '../../../models/shelf.ts'
import { slidesOf } from '../../../models/slides.ts'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { Banner } from '../catalogue/Banner.tsx'
import type { CatalogueActor, VodHomeActor } from './actors.ts'
import { ShelvesWait } from './ShelvesWait.tsx'

const Shelves = lazyScreen(() => import('./shelves/Shelves.tsx').then(part => part.Shelves))
const OnNow = lazyScreen(() => import('./live.ts').then(part => part.OnNow), 'first')

type VodHomeProps = {
  readonly catalogue: CatalogueActor
  readonly home: VodHomeActor
  readonly shelves: AllShelves
  readonly hasLive: boolean
}

/** The home page of a deployment that sells titles on demand (VOD-01). */
export const VodHome = ({ catalogue, home, shelves, hasLive }: VodHomeProps) => {
  const carousel = useSelector(home, selectCarousel)
  const slides = useMemo(() => slidesOf(shelves), [shelves])
  const play = (wish: TitleWish) => catalogue.send(wish)
  return (
    <>
      {carousel && <Banner carousel={carousel} slides={slides} onPlay={play} />}
      <Suspense fallback={<ShelvesWait hasLive={hasLive} />}>
        <Shelves
          catalogue={catalogue}
          home={home}
          onPlay={play}
          live={
            hasLive && (
              <Suspense fallback={<RailSkeleton />}>
                <OnNow />
              </Suspense>
            )
          }
        />
      </Suspense>
    </>
  )
}
