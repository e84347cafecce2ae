import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectDeployment, selectLineup, selectLiveHome } from '../../../machines/app/index.ts'
import { selectIsFailed, selectIsLoading, selectListFailure } from '../../../machines/lineup/index.ts'
import { selectHomeChoice } from '../../../machines/liveHome/index.ts'
import { sellsLive } from '../../../models/deployment.ts'
import type { LiveHome } from '../../../models/liveHome.ts'
import { useApp } from '../../app/context.ts'
import { HeroBox, HeroSkeleton } from '../../components/banner/Hero.tsx'
import { VisuallyHidden } from '../../components/basics/VisuallyHidden.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { ListFailed } from '../../components/feedback/RetryCard.tsx'
import { RailSkeleton } from '../../components/feedback/Skeleton.tsx'
import type { LineupActor } from '../live-tv/actors.ts'
import css from './Home.module.css'
import { LivePage } from './LivePage.tsx'

const NO_CHOICE: LiveHome = { banners: [], recommended: [] }

const Failed = ({ lineup, onRetry }: { readonly lineup: LineupActor; readonly onRetry: () => void }) => (
  <HeroBox>
    <div className={css.failed}>
      <ListFailed onPicture failure={useSelector(lineup, selectListFailure)} onRetry={onRetry} />
    </div>
  </HeroBox>
)

const Body = () => {
  const app = useApp()
  const lineup = useSelector(app, selectLineup)
  const page = useSelector(app, selectLiveHome)
  const isLoading = useSelector(lineup, snapshot => snapshot === undefined || selectIsLoading(snapshot))
  const isFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  const home = useSelector(page, snapshot => (snapshot === undefined ? NO_CHOICE : selectHomeChoice(snapshot)))
  if (lineup !== undefined && isFailed)
    return (
      <Failed
        lineup={lineup}
        onRetry={() => {
          lineup.send({ type: 'viewer.retry' })
          page?.send({ type: 'viewer.retry' })
        }}
      />
    )
  if (lineup === undefined || isLoading || home === undefined)
    return (
      <>
        <HeroSkeleton />
        <RailSkeleton />
        <RailSkeleton />
      </>
    )
  return <LivePage lineup={lineup} home={home} />
}

/** The home page: live television where the deployment sells it (MODE-01). */
export const Home = () => {
  const intl = useIntl()
  const deployment = useSelector(useApp(), selectDeployment)
  const hasLive = deployment !== undefined && sellsLive(deployment)
  return (
    <div className={css.home}>
      <VisuallyHidden>
        <h1>{intl.formatMessage({ id: 'nav.home', defaultMessage: 'Home' })}</h1>
      </VisuallyHidden>
      {hasLive ? (
        <Body />
      ) : (
        <HeroBox>
          <EmptyState
            text={intl.formatMessage({ id: 'home.empty', defaultMessage: 'There is nothing to watch here yet.' })}
          />
        </HeroBox>
      )}
    </div>
  )
}
