import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { selectFavourites, selectReminders } from '../../../machines/app/index.ts'
import { selectIsFavourite } from '../../../machines/favourites/index.ts'
import { selectCurrentProgramme, selectNow, selectProgrammes } from '../../../machines/lineup/index.ts'
import { selectChannel } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { statusAt, textsIn } from '../../../models/programme.ts'
import { useApp } from '../../app/context.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { NowPlaying } from '../../components/live/NowPlaying.tsx'
import { ProgrammeList } from '../../components/live/ProgrammeList.tsx'
import type { LineupActor, LivePlayerActor } from './actors.ts'
import css from './LiveTv.module.css'

const AllReminders = lazyScreen(() => import('../reminders/AllReminders.tsx').then(part => part.AllReminders))

/** The next hours of the channel. */
const ComingUp = ({ channel, lineup }: { readonly channel: Channel; readonly lineup: LineupActor }) => {
  const language = useLanguage()
  const programmes = useSelector(lineup, selectProgrammes(channel.logicalChannelId))
  const now = useSelector(lineup, selectNow)
  const rows = programmes.filter(programme => statusAt(programme, now) === 'notStart')
  if (rows.length === 0) return null
  return (
    <section className={css.coming}>
      <h3>
        <FormattedMessage id="live.comingUp" defaultMessage="Coming up" />
      </h3>
      <ProgrammeList
        rows={rows.map(programme => ({
          id: programme.programId,
          title: textsIn(programme, language).title,
          start: programme.start,
          stop: programme.stop,
          status: statusAt(programme, now),
        }))}
      />
    </section>
  )
}

const Now = ({ channel, lineup }: { readonly channel: Channel; readonly lineup: LineupActor }) => {
  const app = useApp()
  const language = useLanguage()
  const id = channel.logicalChannelId
  const programme = useSelector(lineup, selectCurrentProgramme(id))
  const reminders = useSelector(app, selectReminders)
  const favourites = useSelector(app, selectFavourites)
  const favourite = useSelector(favourites, snapshot => snapshot !== undefined && selectIsFavourite(id)(snapshot))
  const texts = programme && textsIn(programme, language)
  return (
    <NowPlaying
      channelName={channel.logicalChannelName}
      channelNumber={channel.channelSeq}
      programme={programme && { title: texts?.title ?? '', start: programme.start, stop: programme.stop }}
      description={texts?.desc}
      catchUpDays={channel.canPlayBack ? channel.playbackDuration : 0}
      favourite={favourite}
      onFavourite={() => app.send({ type: 'viewer.toggleFavourite', channelId: id })}
    >
      {reminders && (
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
      <Now channel={channel} lineup={lineup} />
      <ComingUp channel={channel} lineup={lineup} />
    </>
  )
}
