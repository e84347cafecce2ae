import { useSelector } from '@xstate/react'
import { type IntlShape, useIntl } from 'react-intl'
import {
  type Overlay,
  selectChannel,
  selectIsAudio,
  selectIsMuted,
  selectIsTakenOver,
  selectToldStart,
} from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { textsIn } from '../../../models/programme.ts'
import { useRootMark } from '../../ui/components/basics/useRootMark.ts'
import { MiniPlayer } from '../../ui/components/live/MiniPlayer.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor, LiveActors, LivePlayerActor } from '../players/actors.ts'
import { Picture } from '../players/Picture.tsx'
import { StagePlace } from '../players/StagePlace.tsx'
import { basicControls } from '../players/useControls.ts'
import { useMini } from '../players/useMini.tsx'
import { useIsPaused, useIsWatching, useOverlay, useProgramme } from '../players/useWatching.ts'

/** What stands in place of the picture. */
const textOf = (intl: IntlShape, overlay: Overlay, channel: string): string | undefined => {
  if (overlay === 'noAuthority')
    return intl.formatMessage(
      { id: 'live.noAuthority.title', defaultMessage: '{channel} is not in your plan' },
      { channel },
    )
  if (overlay === 'failed')
    return intl.formatMessage({ id: 'live.failed.title', defaultMessage: '{channel} stopped' }, { channel })
  if (overlay === 'gone')
    return intl.formatMessage({
      id: 'live.gone',
      defaultMessage: 'This content is no longer available. Pick another one.',
    })
  return undefined
}

const useMessage = (player: LivePlayerActor, channel: string) => {
  const intl = useIntl()
  const overlay = useOverlay(player)
  const text = textOf(intl, overlay, channel)
  if (text === undefined) return undefined
  if (overlay !== 'failed') return { text }
  const label = intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' })
  return { text, action: { label, onPress: () => player.send({ type: 'viewer.retry' }) } }
}

const useProgrammeTitle = (player: LivePlayerActor, lineup: LineupActor, channel: Channel): string | undefined => {
  const language = useLanguage()
  const programme = useProgramme(player, lineup, channel)
  return programme && textsIn(programme, language).title
}

const useControls = (player: LivePlayerActor) => {
  const isPaused = useIsPaused(player)
  const muted = useSelector(player, selectIsMuted)
  const isWatching = useIsWatching(player)
  if (!isWatching) return {}
  return {
    controls: basicControls({ send: player.send, isPlaying: !isPaused, isMuted: muted }),
  }
}

const Tuned = ({ channel, player, presentation, lineup }: LiveActors & { readonly channel: Channel }) => {
  const { isFloating, place } = useMini(presentation)
  const overlay = useOverlay(player)
  const start = useSelector(player, selectToldStart)
  const message = useMessage(player, channel.logicalChannelName)
  const isAudio = useSelector(player, selectIsAudio)
  const isTakenOver = useSelector(player, selectIsTakenOver)
  const isBar = isFloating && isAudio && !isTakenOver && message === undefined
  useRootMark('floatingBar', isBar)
  return (
    <MiniPlayer
      {...place}
      isBar={isBar}
      stage={<Picture player={player} channel={channel} />}
      channelName={channel.logicalChannelName}
      title={useProgrammeTitle(player, lineup, channel)}
      {...useControls(player)}
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(message && { message })}
      {...(isFloating && {
        backTo: pathOf({
          page: 'liveTv',
          params: {
            id: channel.logicalChannelId,
            ...(start !== undefined && { start: String(start) }),
          },
        }),
        onClose: () => presentation.send({ type: 'viewer.closePlayer' }),
      })}
    />
  )
}

/** The live player outside of its page. */
export const LiveMini = (actors: LiveActors) => {
  const channel = useSelector(actors.player, selectChannel)
  return channel === undefined ? <StagePlace /> : <Tuned {...actors} channel={channel} />
}
