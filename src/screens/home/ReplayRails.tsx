import type { Channel } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { type Programme, textsIn } from '../../../models/programme.ts'
import { LiveCard } from '../../ui/components/live/LiveCard.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import { useLiveHome } from './useLiveHome.ts'

/** A replay plays beside all that its channel has left to be watched, day by day. */
export const toReplay = ({ logicalChannelId: id }: Channel, { start }: Programme): string =>
  pathOf({ page: 'liveTv', params: { id, start: String(start) } })

/** What was broadcast, channel by channel, as titles (MODE-06, live2vod). */
export const ReplayRails = () => {
  const view = useLiveHome()
  const language = useLanguage()
  if (view.kind !== 'there') return null
  return view.home.replays.map(({ channel, programmes }) => (
    <Rail key={channel.logicalChannelId} title={channel.logicalChannelName} moreTo={toReplay(channel, programmes[0])}>
      {programmes.map(programme => (
        <LiveCard
          key={programme.programId}
          to={toReplay(channel, programme)}
          channelName={channel.logicalChannelName}
          logo={channel.iconUrl}
          picture={programme.picture ?? channel.audioPosterList[0]}
          authorised
          programme={{
            title: textsIn(programme, language).title,
            start: programme.start,
            stop: programme.stop,
          }}
        />
      ))}
    </Rail>
  ))
}
