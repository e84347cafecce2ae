import { useSelector } from '@xstate/react'
import { selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { progressAt, textsIn } from '../../../models/programme.ts'
import { LiveCard } from '../../ui/components/live/LiveCard.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { playAddress } from './offers.ts'

type ChannelCardProps = { readonly channel: Channel; readonly lineup: LineupActor }

/** What is on now on one channel. */
export const ChannelCard = ({ channel, lineup }: ChannelCardProps) => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  const now = useSelector(lineup, selectNow)
  return (
    <LiveCard
      to={playAddress(channel)}
      channelName={channel.logicalChannelName}
      logo={channel.iconUrl}
      picture={programme?.picture ?? channel.audioPosterList[0]}
      authorised={channel.liveAuthority}
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
