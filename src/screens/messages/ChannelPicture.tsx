import { useSelector } from '@xstate/react'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { textsIn } from '../../../models/programme.ts'
import { EntryPicture } from '../../ui/components/messages/EntryPicture.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { useAlsoSeenChannel } from '../players/useSeenChannels.ts'

type ChannelPictureProps = { readonly lineup: LineupActor; readonly channel: Channel }

/** What is on now on the channel that a message leads to. */
export const ChannelPicture = ({ lineup, channel }: ChannelPictureProps) => {
  const { logicalChannelId, logicalChannelName, iconUrl, audioPosterList } = channel
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(logicalChannelId))
  useAlsoSeenChannel(lineup, logicalChannelId)
  return (
    <EntryPicture
      picture={programme?.picture ?? audioPosterList[0]}
      logo={iconUrl}
      channelName={logicalChannelName}
      onNow={programme && textsIn(programme, language).title}
    />
  )
}
