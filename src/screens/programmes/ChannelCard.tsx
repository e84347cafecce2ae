import { useSelector } from '@xstate/react'
import { selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { progressAt, textsIn } from '../../../models/programme.ts'
import { LiveCard } from '../../ui/components/live/LiveCard.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'

type ChannelCardProps = {
  readonly channel: Channel
  readonly lineup: LineupActor
  /** The operator's picture of what the channel shows, until its programme is known and where that has none. */
  readonly picture?: string | undefined
  /** In sight when the page comes. */
  readonly eager?: boolean
}

/** What is on now on one channel. */
export const ChannelCard = ({ channel, lineup, picture, eager = false }: ChannelCardProps) => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  const now = useSelector(lineup, selectNow)
  return (
    <LiveCard
      to={pathOf({ page: 'liveTv', params: { id: channel.logicalChannelId } })}
      channelName={channel.logicalChannelName}
      logo={channel.iconUrl}
      picture={programme?.picture ?? picture ?? channel.audioPosterList[0]}
      authorised={channel.liveAuthority}
      eager={eager}
      programme={
        programme && {
          title: textsIn(programme, language).title,
          start: programme.start,
          stop: programme.stop,
          progress: progressAt(programme, now),
        }
      }
    />
  )
}
