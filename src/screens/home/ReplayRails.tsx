import { pathOf } from '../../../models/page.ts'
import { textsIn } from '../../../models/programme.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { LiveCard } from '../../components/live/LiveCard.tsx'
import { Rail } from '../../components/rows/Rail.tsx'
import { useLiveHome } from './useLiveHome.ts'

/** What was broadcast, channel by channel, as titles (MODE-06, live2vod). */
export const ReplayRails = () => {
  const view = useLiveHome()
  const language = useLanguage()
  if (view.kind !== 'there') return null
  return view.home.replays.map(({ channel, programmes }) => (
    <Rail key={channel.logicalChannelId} title={channel.logicalChannelName}>
      {programmes.map(programme => (
        <LiveCard
          key={programme.programId}
          to={pathOf({
            page: 'liveTv',
            params: { id: channel.logicalChannelId, start: String(programme.start) },
          })}
          channelName={channel.logicalChannelName}
          logo={channel.iconUrl}
          picture={channel.audioPosterList[0]}
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
