import { FormattedMessage } from 'react-intl'
import { textsIn } from '../../../models/programme.ts'
import type { Replays } from '../../../models/replay.ts'
import { Hero, HeroSkeleton } from '../../ui/components/banner/Hero.tsx'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { TimeRange } from '../../ui/intl/TimeRange.tsx'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { Failed } from './LiveHome.tsx'
import { ReplayRails, toReplay } from './ReplayRails.tsx'
import { useLiveHome } from './useLiveHome.ts'

const Empty = lazyScreen(() => import('./shelves/Without.tsx').then(part => part.Empty))

const ReplayHero = ({ channel, programmes: [newest] }: Replays) => {
  const { iconUrl, logicalChannelName: name } = channel
  const { title, desc } = textsIn(newest, useLanguage())
  return (
    <Hero
      picture={channel.audioPosterList[0]}
      mark={<ChannelLogo src={iconUrl} name={name} size="picture" />}
      eyebrow={
        <>
          <ChannelLogo src={iconUrl} name={name} size="small" />
          <span>{name}</span>
        </>
      }
      title={title}
      facts={
        <p>
          <TimeRange start={newest.start} stop={newest.stop} />
        </p>
      }
      text={desc}
    >
      <LinkButton to={toReplay(channel, newest)} variant="primary" icon="replay">
        <FormattedMessage id="banner.replay" defaultMessage="Replay" />
      </LinkButton>
    </Hero>
  )
}

/** The home page where nothing is sold but what was broadcast (MODE-06): the newest of it, then all of it. */
export const ReplayHome = () => {
  const view = useLiveHome()
  if (view.kind === 'failed') return <Failed lineup={view.lineup} onRetry={view.onRetry} />
  if (view.kind === 'waiting')
    return (
      <>
        <HeroSkeleton />
        <RailSkeleton />
        <RailSkeleton />
      </>
    )
  const [first] = view.home.replays
  if (first === undefined) return <Empty />
  return (
    <>
      <ReplayHero {...first} />
      <ReplayRails />
    </>
  )
}
