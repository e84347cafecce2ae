import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import {
  selectChannel,
  selectFailure,
  selectFollowsNetwork,
  selectIsMuted,
  selectIsPaused,
  selectIsPlaying,
  selectIsSoundHeldBack,
  selectIsWatching,
  selectOverlay,
  selectQualities,
  selectQuality,
  selectVolume,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { progressAt, textsIn } from '../../../models/programme.ts'
import { Quality, qualityLabel } from '../../../models/quality.ts'
import { useApp, useHandle } from '../../app/context.ts'
import { StagePlace } from '../../app/StagePlace.tsx'
import { useLanguage } from '../../app/useLanguage.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { NoAuthority } from '../../components/live/NoAuthority.tsx'
import { Player } from '../../components/live/Player.tsx'
import type { PlayerHudProps } from '../../components/live/PlayerHud.tsx'
import type { LineupActor, LivePlayerActor, PresentationActor } from './actors.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Picture } from './Picture.tsx'
import { PlayFailed } from './PlayFailed.tsx'
import { useStanding } from './useStanding.ts'

type LivePlayerProps = {
  readonly player: LivePlayerActor
  readonly presentation: PresentationActor
  readonly lineup: LineupActor
}

/** The menu's choice of leaving the quality to the network. */
const BY_NETWORK = 'auto'

/** The quality menu; nothing where there is no choice (LIVE-10). */
const useQuality = (player: LivePlayerActor): Pick<PlayerHudProps, 'quality' | 'onQuality'> => {
  const intl = useIntl()
  const qualities = useSelector(player, selectQualities)
  const quality = useSelector(player, selectQuality)
  const followsNetwork = useSelector(player, selectFollowsNetwork)
  const byNetwork = intl.formatMessage({ id: 'player.quality.auto', defaultMessage: 'Auto' })
  const items = [
    ...(followsNetwork ? [{ id: BY_NETWORK, label: byNetwork, checked: quality === undefined }] : []),
    ...qualities.map(each => ({ id: String(each), label: qualityLabel(each), checked: each === quality })),
  ]
  if (items.length < 2) return {}
  return {
    quality: { label: quality === undefined ? byNetwork : qualityLabel(quality), items },
    onQuality: id =>
      player.send({ type: 'viewer.selectQuality', quality: Quality.values.find(each => String(each) === id) }),
  }
}

/** The controls' state, as the charts have it. */
const useHud = ({ player, lineup }: LivePlayerProps, channel: Channel): PlayerHudProps => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  const now = useSelector(lineup, selectNow)
  const isPlaying = useSelector(player, selectIsPlaying)
  const isPaused = useSelector(player, selectIsPaused)
  const isWatching = useSelector(player, selectIsWatching)
  return {
    channelName: channel.logicalChannelName,
    channelNumber: channel.channelSeq,
    logo: channel.iconUrl,
    programme: programme && {
      title: textsIn(programme, language).title,
      start: programme.start,
      stop: programme.stop,
      progress: progressAt(programme, now),
    },
    atEdge: isPlaying,
    playing: isWatching && !isPaused,
    onPlay: () => player.send({ type: 'viewer.play' }),
    onPause: () => player.send({ type: 'viewer.pause' }),
    volume: useSelector(player, selectVolume),
    muted: useSelector(player, selectIsMuted),
    onVolume: volume => player.send({ type: 'viewer.setVolume', volume }),
    onMute: muted => player.send({ type: 'viewer.setMuted', muted }),
    ...useQuality(player),
  }
}

const focusChannelList = (): void => {
  document.querySelector<HTMLElement>('#channels [data-column="tune"][tabindex="0"]')?.focus()
}

/** What lies over the picture: the way to a right, or what went wrong and what can be done. */
const useOverlay = (player: LivePlayerActor, channel: Channel): ReactNode => {
  const app = useApp()
  const access = useSelector(app, selectAccess)
  const { memberSite } = useHandle()
  const overlay = useSelector(player, selectOverlay)
  const failure = useSelector(player, selectFailure)
  if (overlay === 'noAuthority') {
    return (
      <NoAuthority
        channelName={channel.logicalChannelName}
        audience={access === 'user' ? 'user' : 'guest'}
        onLogin={() => app.send({ type: 'viewer.logIn' })}
        onPurchase={() => window.open(memberSite(), '_blank', 'noopener,noreferrer')}
        onPickAnother={focusChannelList}
      />
    )
  }
  if (overlay === 'failed' && failure !== undefined) {
    return (
      <PlayFailed
        channelName={channel.logicalChannelName}
        failure={failure}
        onRetry={() => player.send({ type: 'viewer.retry' })}
        onPickAnother={focusChannelList}
      />
    )
  }
  return undefined
}

const Controlled = ({ channel, ...actors }: LivePlayerProps & { readonly channel: Channel }) => {
  const { player, presentation } = actors
  const hud = useHud(actors, channel)
  const overlay = useSelector(player, selectOverlay)
  const isWatching = useSelector(player, selectIsWatching)
  const isHeldBack = useSelector(player, selectIsSoundHeldBack)
  const { isOut, holdsPicture, ...standing } = useStanding(presentation)
  const reason = useOverlay(player, channel)
  return (
    <Player
      stage={holdsPicture && <Picture player={player} channel={channel} />}
      {...((isWatching || overlay === 'loading') && { hud })}
      overlay={
        reason ?? (isOut && <Elsewhere onReturn={() => presentation.send({ type: 'viewer.leavePictureInPicture' })} />)
      }
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(isHeldBack && isWatching && { onSound: () => player.send({ type: 'viewer.setMuted', muted: false }) })}
      onZap={step => player.send({ type: 'viewer.zap', step })}
      {...standing}
    />
  )
}

/** Content that is gone for good (LIVE-09). */
const Gone = ({ player }: { readonly player: LivePlayerActor }) => {
  const intl = useIntl()
  const channel = useSelector(player, selectChannel)
  const dismiss = (): void => player.send({ type: 'viewer.dismiss' })
  return (
    <Dialog
      title={channel?.logicalChannelName ?? intl.formatMessage({ id: 'live.title', defaultMessage: 'Live TV' })}
      size={400}
      onClose={dismiss}
      footer={
        <Button variant="primary" onPress={dismiss}>
          {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
        </Button>
      }
    >
      <p>
        {intl.formatMessage({
          id: 'live.gone',
          defaultMessage: 'This content is no longer available. Pick another one.',
        })}
      </p>
    </Dialog>
  )
}

export const LivePlayer = (actors: LivePlayerProps) => {
  const { player, presentation } = actors
  const isInPage = useSelector(presentation, selectIsInPage)
  const tuned = useSelector(player, selectChannel)
  const zapped = useSelector(player, selectZapChannel)
  const overlay = useSelector(player, selectOverlay)
  const channel = zapped ?? tuned
  return (
    <>
      {channel === undefined ? (
        <Player stage={isInPage && <StagePlace />} buffering={overlay === 'loading'} />
      ) : (
        <Controlled {...actors} channel={channel} />
      )}
      {overlay === 'gone' && <Gone player={player} />}
    </>
  )
}
