import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense } from 'react'
import { selectAccess } from '../../../machines/app/index.ts'
import {
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
import { Player } from '../../ui/components/live/Player.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import type { LiveActors } from '../players/actors.ts'
import { Picture } from '../players/Picture.tsx'
import { isPlayRefusal } from '../players/playRefusal.ts'
import { StagePlace } from '../players/StagePlace.tsx'
import { useStanding } from '../players/useStanding.ts'
import { useIsWatching, useOverlay, useProgramme } from '../players/useWatching.ts'
import { PlayFailed } from './PlayFailed.tsx'
import { useExtras } from './useExtras.tsx'
import { useHud } from './useHud.ts'
import { usePlaysLive } from './usePlaysLive.ts'

const Gone = lazyScreen(() => import('./Questions.tsx').then(part => part.Gone), 'tv')
const Over = lazyScreen(() => import('./Questions.tsx').then(part => part.Over), 'tv')
const NoAuthority = lazyScreen(
  () => import('../../ui/components/live/NoAuthority.tsx').then(part => part.NoAuthority),
  'tv',
)
const PlayRefused = lazyScreen(() => import('../players/refused/PlayRefused.tsx').then(part => part.PlayRefused), 'tv')
const Elsewhere = lazyScreen(() => import('./Elsewhere.tsx').then(part => part.Elsewhere), 'tv')

type ReasonProps = Pick<LiveActors, 'player' | 'lineup'> & {
  readonly channel: Channel
  readonly onPickAnother: () => void
}

/** What lies over the picture: the way to a right, or what went wrong and what can be done. */
const useReason = ({ player, lineup, channel, onPickAnother }: ReasonProps): ReactNode => {
  const app = useApp()
  const access = useSelector(app, selectAccess)
  const overlay = useOverlay(player)
  const isCatchUp = useSelector(player, selectIsCatchUp)
  const canReturn = useSelector(player, snapshot => snapshot.context.behind !== undefined)
  const returnToLive = () => player.send({ type: 'viewer.backToLive' })
  const failure = useSelector(player, selectFailure)
  const programme = useProgramme(player, lineup, channel)
  const playsLive = usePlaysLive()
  const waysOn = (isBehind: boolean) =>
    playsLive && { onPickAnother, ...(isBehind && { onReturnToLive: returnToLive }) }
  if (overlay === 'noAuthority') {
    return (
      <Suspense>
        <NoAuthority
          channelName={channel.logicalChannelName}
          logo={channel.iconUrl}
          picture={programme?.picture ?? channel.audioPosterList[0]}
          audience={access === 'user' ? 'user' : 'guest'}
          onLogin={() => app.send({ type: 'viewer.logIn' })}
          onPurchase={() => app.send({ type: 'viewer.seePlans' })}
          {...waysOn(isCatchUp)}
        />
      </Suspense>
    )
  }
  if (overlay === 'failed' && failure !== undefined) {
    const { reason } = failure
    const retry = () => player.send({ type: 'viewer.retry' })
    return isPlayRefusal(reason) ? (
      <Suspense>
        <PlayRefused
          of="channels"
          name={channel.logicalChannelName}
          failure={{ ...failure, reason }}
          onRetry={retry}
          {...waysOn(false)}
        />
      </Suspense>
    ) : (
      <PlayFailed
        channelName={channel.logicalChannelName}
        failure={{ ...failure, reason }}
        onRetry={retry}
        {...waysOn(canReturn)}
      />
    )
  }
  return undefined
}

type PlayerProps = LiveActors & { readonly onPickAnother: () => void }

const Controlled = ({ channel, onPickAnother, ...actors }: PlayerProps & { readonly channel: Channel }) => {
  const { player, presentation } = actors
  const hud = useHud(player, actors.lineup, channel)
  const extras = useExtras(player, actors.lineup)
  const overlay = useOverlay(player)
  const isWatching = useIsWatching(player)
  const isHeldBack = useSelector(player, selectIsSoundHeldBack)
  const { isOut, holdsPicture, ...standing } = useStanding(presentation)
  const reason = useReason({ player, lineup: actors.lineup, channel, onPickAnother })
  return (
    <Player
      stage={holdsPicture && <Picture player={player} channel={channel} />}
      told={`${channel.channelSeq} ${channel.logicalChannelName}`}
      {...((isWatching || overlay === 'loading') && { hud: { ...hud, more: extras.more } })}
      overlay={
        reason ??
        (isOut && (
          <Suspense>
            <Elsewhere onReturn={() => presentation.send({ type: 'viewer.leavePictureInPicture' })} />
          </Suspense>
        ))
      }
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(isHeldBack && isWatching && { onSound: () => player.send({ type: 'viewer.setMuted', muted: false }) })}
      keys={extras.keys}
      panels={extras.panels}
      {...standing}
    />
  )
}

export const LivePlayer = (props: PlayerProps) => {
  const { player, presentation } = props
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
        <Controlled {...props} channel={channel} />
      )}
      <Suspense>
        {overlay === 'gone' && <Gone player={player} />}
        {isAsking && <Over player={player} />}
      </Suspense>
    </>
  )
}
