import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import {
  selectCanKeepWatching,
  selectChannel,
  selectFailure,
  selectIsAsking,
  selectIsCatchUp,
  selectIsSoundHeldBack,
  selectOverlay,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { useApp, useHandle } from '../../app/context.ts'
import { StagePlace } from '../../app/StagePlace.tsx'
import { Button } from '../../components/basics/Button.tsx'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { NoAuthority } from '../../components/live/NoAuthority.tsx'
import { Player } from '../../components/live/Player.tsx'
import type { LineupActor, LivePlayerActor, PresentationActor } from './actors.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Picture } from './Picture.tsx'
import { PlayFailed } from './PlayFailed.tsx'
import { useExtras } from './useExtras.tsx'
import { useHud } from './useHud.ts'
import { useStanding } from './useStanding.ts'
import { useIsWatching, useOverlay } from './useWatching.ts'

type LivePlayerProps = {
  readonly player: LivePlayerActor
  readonly presentation: PresentationActor
  readonly lineup: LineupActor
}

const focusChannelList = (): void => {
  document.querySelector<HTMLElement>('#channels [data-column="tune"][tabindex="0"]')?.focus()
}

/** What lies over the picture: the way to a right, or what went wrong and what can be done. */
const useReason = (player: LivePlayerActor, channel: Channel): ReactNode => {
  const app = useApp()
  const access = useSelector(app, selectAccess)
  const { memberSite } = useHandle()
  const overlay = useOverlay(player)
  const isCatchUp = useSelector(player, selectIsCatchUp)
  const canReturn = useSelector(player, snapshot => snapshot.context.behind !== undefined)
  const returnToLive = () => player.send({ type: 'viewer.backToLive' })
  const failure = useSelector(player, selectFailure)
  if (overlay === 'noAuthority') {
    return (
      <NoAuthority
        channelName={channel.logicalChannelName}
        audience={access === 'user' ? 'user' : 'guest'}
        onLogin={() => app.send({ type: 'viewer.logIn' })}
        onPurchase={() => window.open(memberSite(), '_blank', 'noopener,noreferrer')}
        onPickAnother={focusChannelList}
        {...(isCatchUp && { onReturnToLive: returnToLive })}
      />
    )
  }
  if (overlay === 'failed' && failure !== undefined) {
    return (
      <PlayFailed
        channelName={channel.logicalChannelName}
        failure={failure}
        onRetry={() => player.send({ type: 'viewer.retry' })}
        {...(canReturn && { onReturnToLive: returnToLive })}
        onPickAnother={focusChannelList}
      />
    )
  }
  return undefined
}

const Controlled = ({ channel, ...actors }: LivePlayerProps & { readonly channel: Channel }) => {
  const { player, presentation } = actors
  const hud = useHud(player, actors.lineup, channel)
  const extras = useExtras(player, actors.lineup)
  const overlay = useOverlay(player)
  const isWatching = useIsWatching(player)
  const isHeldBack = useSelector(player, selectIsSoundHeldBack)
  const { isOut, holdsPicture, ...standing } = useStanding(presentation)
  const reason = useReason(player, channel)
  return (
    <Player
      stage={holdsPicture && <Picture player={player} channel={channel} />}
      {...((isWatching || overlay === 'loading') && { hud: { ...hud, more: extras.more } })}
      overlay={
        reason ?? (isOut && <Elsewhere onReturn={() => presentation.send({ type: 'viewer.leavePictureInPicture' })} />)
      }
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(isHeldBack && isWatching && { onSound: () => player.send({ type: 'viewer.setMuted', muted: false }) })}
      keys={extras.keys}
      panels={extras.panels}
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

/** The broadcast of what is watched behind live has ended (LIVE-03). The picture goes on meanwhile. */
const Over = ({ player }: { readonly player: LivePlayerActor }) => {
  const intl = useIntl()
  const canKeepWatching = useSelector(player, selectCanKeepWatching)
  const returnToLive = (): void => player.send({ type: 'viewer.backToLive' })
  const keepWatching = (): void => player.send({ type: 'viewer.keepWatching' })
  return (
    <Dialog
      title={intl.formatMessage({
        id: 'timeShift.over',
        defaultMessage: 'The live broadcast of this program has ended, do you want to return to live?',
      })}
      size={400}
      onClose={canKeepWatching ? keepWatching : returnToLive}
      footer={
        <>
          {canKeepWatching && (
            <Button onPress={keepWatching}>
              {intl.formatMessage({ id: 'timeShift.keepWatching', defaultMessage: 'Keep watching' })}
            </Button>
          )}
          <Button variant="primary" onPress={returnToLive}>
            {intl.formatMessage({ id: 'timeShift.returnToLive', defaultMessage: 'Return to live' })}
          </Button>
        </>
      }
    >
      {!canKeepWatching && (
        <p>
          {intl.formatMessage({
            id: 'timeShift.noCatchUp',
            defaultMessage: 'Catch-up of this channel is not in your plan.',
          })}
        </p>
      )}
    </Dialog>
  )
}

export const LivePlayer = (actors: LivePlayerProps) => {
  const { player, presentation } = actors
  const isInPage = useSelector(presentation, selectIsInPage)
  const tuned = useSelector(player, selectChannel)
  const zapped = useSelector(player, selectZapChannel)
  const overlay = useSelector(player, selectOverlay)
  const isAsking = useSelector(player, selectIsAsking)
  const channel = zapped ?? tuned
  return (
    <>
      {channel === undefined ? (
        <Player stage={isInPage && <StagePlace />} buffering={overlay === 'loading'} />
      ) : (
        <Controlled {...actors} channel={channel} />
      )}
      {overlay === 'gone' && <Gone player={player} />}
      {isAsking && <Over player={player} />}
    </>
  )
}
