import { useSelector } from '@xstate/react'
import { selectIsAudio, selectPosters } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { StagePlace } from '../../app/StagePlace.tsx'
import { AudioPoster } from '../../components/live/AudioPoster.tsx'
import type { LivePlayerActor } from './actors.ts'
import { useIsPlaying } from './useWatching.ts'

/** The picture; an audio channel shows its poster in its place (CHAN-07). */
export const Picture = ({ player, channel }: { readonly player: LivePlayerActor; readonly channel: Channel }) => {
  const isAudio = useSelector(player, selectIsAudio)
  const posters = useSelector(player, selectPosters)
  const isPlaying = useIsPlaying(player)
  return (
    <>
      <StagePlace />
      {isAudio && (
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
