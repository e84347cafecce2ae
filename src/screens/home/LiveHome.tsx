import { useSelector } from '@xstate/react'
import { selectListFailure } from '../../../machines/lineup/index.ts'
import { HeroBox, HeroSkeleton } from '../../ui/components/banner/Hero.tsx'
import { ListFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import type { LineupActor } from '../players/actors.ts'
import css from './Home.module.css'
import { LivePage } from './LivePage.tsx'
import { useLiveHome } from './useLiveHome.ts'

/** The channels could not be had. */
export const Failed = ({ lineup, onRetry }: { readonly lineup: LineupActor; readonly onRetry: () => void }) => (
  <HeroBox>
    <div className={css.failed}>
      <ListFailed onPicture failure={useSelector(lineup, selectListFailure)} onRetry={onRetry} />
    </div>
  </HeroBox>
)

/** The home page in its live form: a banner of a channel, then what is on. */
export const LiveHome = () => {
  const view = useLiveHome()
  switch (view.kind) {
    case 'failed':
      return <Failed lineup={view.lineup} onRetry={view.onRetry} />
    case 'there':
      return <LivePage lineup={view.lineup} home={view.home} />
    default:
      return (
        <>
          <HeroSkeleton />
          <RailSkeleton />
          <RailSkeleton />
        </>
      )
  }
}
