import { useSelector } from '@xstate/react'
import {
  selectEngine,
  selectIsAudio,
  selectIsTakenOver,
  selectPosters,
  selectReturnChannel,
} from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { AudioPoster } from '../../ui/components/live/AudioPoster.tsx'
import { Takeover } from '../../ui/components/live/Takeover.tsx'
import type { LivePlayerActor } from './actors.ts'
import { Sign } from './Sign.tsx'
import { StagePlace } from './StagePlace.tsx'
import { useIsPlaying } from './useWatching.ts'

/** The picture; an audio channel shows its poster in its place (CHAN-07). */
export const Picture = ({ player, channel }: { readonly player: LivePlayerActor; readonly channel: Channel }) => {
  const isAudio = useSelector(player, selectIsAudio)
  const posters = useSelector(player, selectPosters)
  const isPlaying = useIsPlaying(player)
  const isTakenOver = useSelector(player, selectIsTakenOver)
  const backTo = useSelector(player, selectReturnChannel)
  const engine = useSelector(player, selectEngine)
  return (
    <>
      <StagePlace />
      <Sign of="channels" engine={engine} />
      {isTakenOver && <Takeover backTo={backTo?.logicalChannelName} />}
      {isAudio && !isTakenOver && (
        <AudioPoster
          channelName={channel.logicalChannelName}
          logo={channel.iconUrl}
          poster={posters[0]}
          playing={isPlaying}
        />
      )}
    </>
  )
}
