import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { selectLivePlayer, selectPresentation } from '../../../machines/app/index.ts'
import { selectChannel, selectIsMuted, selectIsWatching, selectOverlay } from '../../../machines/livePlayer/index.ts'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { GuidePicture } from '../../ui/components/guide/GuidePicture.tsx'
import { useApp } from '../../ui/context.ts'
import type { LivePlayerActor } from '../players/actors.ts'
import { Picture } from '../players/Picture.tsx'
import { playAddress } from '../programmes/offers.ts'

const useMessage = (player: LivePlayerActor, channel: Channel): string | undefined => {
  const intl = useIntl()
  const overlay = useSelector(player, selectOverlay)
  const name = { channel: channel.logicalChannelName }
  if (overlay === 'noAuthority')
    return intl.formatMessage({ id: 'live.noAuthority.title', defaultMessage: '{channel} is not in your plan' }, name)
  if (overlay === 'failed')
    return intl.formatMessage({ id: 'live.failed.title', defaultMessage: '{channel} stopped' }, name)
  return undefined
}

const Tuned = ({ player, channel }: { readonly player: LivePlayerActor; readonly channel: Channel }) => {
  const overlay = useSelector(player, selectOverlay)
  const muted = useSelector(player, selectIsMuted)
  const isWatching = useSelector(player, selectIsWatching)
  const message = useMessage(player, channel)
  return (
    <GuidePicture
      stage={<Picture player={player} channel={channel} />}
      channelName={channel.logicalChannelName}
      to={playAddress(channel)}
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(message !== undefined && { message })}
      {...(isWatching && {
        sound: { muted, onMute: (wanted: boolean) => player.send({ type: 'viewer.setMuted', muted: wanted }) },
      })}
    />
  )
}

/** What is on, small, while the guide is read: the one picture moves here and plays on (AHEAD-14). */
export const Preview = memo(() => {
  const app = useApp()
  const player = useSelector(app, selectLivePlayer)
  const presentation = useSelector(app, selectPresentation)
  const isInPage = useSelector(presentation, snapshot => snapshot !== undefined && selectIsInPage(snapshot))
  const channel = useSelector(player, snapshot => snapshot && selectChannel(snapshot))
  return player && channel && isInPage ? <Tuned player={player} channel={channel} /> : null
})
