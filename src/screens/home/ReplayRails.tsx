import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { selectLineup, selectLiveHome } from '../../../machines/app/index.ts'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { type Programme, textsIn } from '../../../models/programme.ts'
import { LiveCard } from '../../ui/components/live/LiveCard.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { useLiveHome } from './useLiveHome.ts'

/** A replay plays beside all that its channel has left to be watched, day by day. */
export const toReplay = ({ logicalChannelId: id }: Channel, { start }: Programme): string =>
  pathOf({ page: 'liveTv', params: { id, start: String(start) } })

/** Kids mode and rights change the channels: what is offered follows them. */
const useOtherChannels = (): void => {
  const app = useApp()
  const lineup = useSelector(app, selectLineup)
  const page = useSelector(app, selectLiveHome)
  const channels = useSelector(lineup, snapshot => snapshot && selectAllChannels(snapshot))
  const known = useRef(channels)
  useEffect(() => {
    if (known.current !== undefined && known.current !== channels) page?.send({ type: 'viewer.sawOthers' })
    known.current = channels
  }, [page, channels])
}

/** What was broadcast, channel by channel, as titles (MODE-06, live2vod). */
export const ReplayRails = () => {
  const view = useLiveHome()
  const language = useLanguage()
  useOtherChannels()
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
