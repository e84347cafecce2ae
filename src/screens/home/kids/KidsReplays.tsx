import { textsIn } from '../../../../models/programme.ts'
import type { Replays } from '../../../../models/replay.ts'
import { ChannelLogo } from '../../../ui/components/basics/ChannelLogo.tsx'
import { PictureCard } from '../../../ui/components/kids/PictureCard.tsx'
import { Rail } from '../../../ui/components/rows/Rail.tsx'
import { useLanguage } from '../../../ui/useLanguage.ts'
import { toReplay } from '../ReplayRails.tsx'

/** What the channels for children have broadcast, channel by channel (MODE-06). */
export const KidsReplays = ({ replays }: { readonly replays: ReadonlyArray<Replays> }) => {
  const language = useLanguage()
  return replays.map(({ channel, programmes }) => (
    <Rail key={channel.logicalChannelId} title={channel.logicalChannelName} moreTo={toReplay(channel, programmes[0])}>
      {programmes.map(programme => (
        <PictureCard
          key={programme.programId}
          shape="wide"
          to={toReplay(channel, programme)}
          name={textsIn(programme, language).title}
          picture={programme.picture ?? channel.audioPosterList[0]}
          instead={<ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} size="picture" />}
        />
      ))}
    </Rail>
  ))
}
