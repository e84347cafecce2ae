import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { selectFavourites } from '../../../machines/app/index.ts'
import { selectIsFavourite } from '../../../machines/favourites.ts'
import { selectChannel, selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import { type Channel, isAudio, type LogicalChannelId } from '../../../models/channel.ts'
import { progressAt, textsIn } from '../../../models/programme.ts'
import { ChannelRow, type RowPlace } from '../../ui/components/live/ChannelRow.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor, LivePlayerActor } from '../players/actors.ts'

type ChannelLineProps = {
  readonly id: LogicalChannelId
  readonly place: RowPlace
  readonly lineup: LineupActor
  readonly player: LivePlayerActor | undefined
  readonly tuned: boolean
}

const catchUpOf = ({ epgId, canPlayBack, playBackAuthority }: Channel): 'none' | 'allowed' | 'locked' => {
  if (epgId === undefined || !canPlayBack) return 'none'
  return playBackAuthority ? 'allowed' : 'locked'
}

/** One channel of the list with what is on now (CHAN-06). */
export const ChannelLine = ({ id, place, lineup, player, tuned }: ChannelLineProps) => {
  const app = useApp()
  const language = useLanguage()
  const channel = useSelector(lineup, selectChannel(id))
  const programme = useSelector(lineup, selectCurrentProgramme(id))
  const now = useSelector(lineup, selectNow)
  const favourites = useSelector(app, selectFavourites)
  const favourite = useSelector(favourites, snapshot => snapshot !== undefined && selectIsFavourite(id)(snapshot))

  const onTune = useCallback(
    (channelId: LogicalChannelId) => player?.send({ type: 'viewer.selectChannel', channelId }),
    [player],
  )
  const onFavourite = useCallback(
    (channelId: LogicalChannelId) => app.send({ type: 'viewer.toggleFavourite', channelId }),
    [app],
  )
  const onConsider = useCallback(
    (channelId: LogicalChannelId) => player?.send({ type: 'viewer.considerChannel', channelId }),
    [player],
  )

  if (channel === undefined) return null
  return (
    <ChannelRow
      {...place}
      id={id}
      number={channel.channelSeq}
      name={channel.logicalChannelName}
      logo={channel.iconUrl}
      audio={isAudio(channel)}
      favourite={favourite}
      authorised={channel.liveAuthority}
      catchUp={catchUpOf(channel)}
      tuned={tuned}
      programme={programme === undefined ? undefined : textsIn(programme, language).title}
      progress={programme === undefined ? 0 : progressAt(programme, now)}
      onTune={onTune}
      onFavourite={onFavourite}
      onConsider={onConsider}
    />
  )
}
