import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectFavourites, selectReminders, selectSchedule } from '../../../machines/app/index.ts'
import { selectIsFavourite } from '../../../machines/favourites.ts'
import { selectChannel, selectToldStart } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { seenAt } from '../../../models/pagePath.ts'
import { textsIn } from '../../../models/programme.ts'
import { SkipLink } from '../../ui/components/basics/SkipLink.tsx'
import { NowPlaying } from '../../ui/components/live/NowPlaying.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { usePageName } from '../../ui/pageNames.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor, LivePlayerActor } from '../players/actors.ts'
import { useHidesSpoilers, useProgramme } from '../players/useWatching.ts'
import css from './LiveTv.module.css'
import { usePlaysLive } from './usePlaysLive.ts'

const AllReminders = lazyScreen(() => import('./coming/AllReminders.tsx').then(part => part.AllReminders), 'tv')

const Schedule = lazyScreen(() => import('./coming/Schedule.tsx').then(screen => screen.Schedule), 'tv')

/** The channel's days, once the page has come to rest; their place is kept until then. */
const Programmes = ({ channel }: { readonly channel: Channel }) => {
  const intl = useIntl()
  const schedule = useSelector(useApp(), selectSchedule)
  const playsLive = usePlaysLive()
  return (
    <section
      id="programmesPart"
      className={css.coming}
      aria-label={intl.formatMessage({ id: 'live.programmes', defaultMessage: 'Programmes' })}
    >
      {playsLive && (
        <SkipLink to="channelsPart">
          <FormattedMessage id="live.skip" defaultMessage="Skip to the channels" />
        </SkipLink>
      )}
      <Suspense>{schedule && <Schedule schedule={schedule} channel={channel} playsLive={playsLive} />}</Suspense>
    </section>
  )
}

type NowProps = { readonly channel: Channel; readonly player: LivePlayerActor; readonly lineup: LineupActor }

const Now = ({ channel, player, lineup }: NowProps) => {
  const app = useApp()
  const language = useLanguage()
  const id = channel.logicalChannelId
  const programme = useProgramme(player, lineup, channel)
  const reminders = useSelector(app, selectReminders)
  const favourites = useSelector(app, selectFavourites)
  const favourite = useSelector(favourites, snapshot => snapshot !== undefined && selectIsFavourite(id)(snapshot))
  const hidesEnd = useHidesSpoilers(player)
  const texts = programme && textsIn(programme, language)
  const start = useSelector(player, selectToldStart)
  const isCatchUp = start !== undefined
  const playsLive = usePlaysLive()
  usePageName({
    of: seenAt({ page: 'liveTv', params: { id, ...(isCatchUp && { start: String(start) }) } }),
    name: isCatchUp ? texts?.title : channel.logicalChannelName,
    on: isCatchUp ? channel.logicalChannelName : texts?.title,
  })
  return (
    <NowPlaying
      channelName={channel.logicalChannelName}
      channelNumber={channel.channelSeq}
      programme={
        programme && { title: texts?.title ?? '', start: programme.start, stop: hidesEnd ? undefined : programme.stop }
      }
      description={texts?.desc}
      catchUpDays={channel.canPlayBack ? channel.playbackDuration : 0}
      favourite={favourite}
      onFavourite={() => app.send({ type: 'viewer.toggleFavourite', channelId: id })}
    >
      {playsLive && reminders && (
        <Suspense>
          <AllReminders reminders={reminders} />
        </Suspense>
      )}
    </NowPlaying>
  )
}

export const NowPanel = ({ player, lineup }: { readonly player: LivePlayerActor; readonly lineup: LineupActor }) => {
  const channel = useSelector(player, selectChannel)
  if (channel === undefined) return null
  return (
    <>
      <Now channel={channel} player={player} lineup={lineup} />
      <Programmes channel={channel} />
    </>
  )
}
