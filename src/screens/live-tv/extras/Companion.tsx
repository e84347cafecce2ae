import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import {
  selectCanGoBack,
  selectChannel,
  selectIsBehind,
  selectProgramme,
  selectRate,
} from '../../../../machines/livePlayer/index.ts'
import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import { type Programme, textsIn } from '../../../../models/programme.ts'
import { useHandle } from '../../../ui/context.ts'
import type { Integrations } from '../../../ui/integrations.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import type { LivePlayerActor } from '../../players/actors.ts'
import { SleepSoon } from '../../players/Sleep.tsx'
import { useMediaSession, useWakeLock } from '../../players/useDevice.ts'
import { useIntegrations } from '../../players/useIntegrations.ts'
import { useHidesSpoilers, useIsPlaying, useIsWatching } from '../../players/useWatching.ts'

type Parts = { readonly player: LivePlayerActor; readonly integrations: Integrations }

const useSeeking = (player: LivePlayerActor, programme: Programme | undefined) => {
  const views = useHandle().playerViews()
  const canSeek = useSelector(player, selectCanGoBack)
  if (!canSeek || programme === undefined || views === undefined) return undefined
  const seek = (to: number): void => player.send({ type: 'viewer.seek', to: instant(to), now: views.now() })
  return {
    seekTo: (seconds: number) => seek(programme.start + seconds * SECOND),
    seekBy: (seconds: number) => seek((views.moment() ?? views.now()) + seconds * SECOND),
  }
}

const placeOf = (programme: Programme | undefined, tells: boolean, moment: Instant | undefined, rate: number) => {
  if (!tells || programme === undefined || moment === undefined)
    return { duration: Number.POSITIVE_INFINITY, position: 0, rate: 1 }
  return {
    duration: (programme.stop - programme.start) / SECOND,
    position: (moment - programme.start) / SECOND,
    rate,
  }
}

const useOnDevice = ({ player, integrations }: Parts): void => {
  const views = useHandle().playerViews()
  const language = useLanguage()
  const channel = useSelector(player, selectChannel)
  const programme = useSelector(player, selectProgramme)
  const isBehind = useSelector(player, selectIsBehind)
  const hidesEnd = useHidesSpoilers(player)
  const rate = useSelector(player, selectRate)
  const isPlaying = useIsPlaying(player)
  const isWatching = useIsWatching(player)
  const seeking = useSeeking(player, programme)
  const title = (programme && textsIn(programme, language).title) ?? channel?.logicalChannelName

  const now = useMemo(
    () =>
      isWatching && channel !== undefined && title !== undefined
        ? { title, channelName: channel.logicalChannelName, art: channel.iconUrl, isPlaying }
        : undefined,
    [isWatching, channel, title, isPlaying],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause or a play is where the device learns the place anew
  const position = useCallback(
    () => placeOf(programme, isBehind && !hidesEnd, views?.moment(), rate),
    [programme, isBehind, hidesEnd, views, rate, isPlaying],
  )
  const keys = useMemo(
    () => ({
      play: () => player.send({ type: 'viewer.play' }),
      pause: () => player.send({ type: 'viewer.pause' }),
      next: () => player.send({ type: 'viewer.zap', step: 1 }),
      previous: () => player.send({ type: 'viewer.zap', step: -1 }),
      ...seeking,
    }),
    [player, seeking],
  )
  useMediaSession(integrations, { now, position, keys })
}

const Bound = (parts: Parts) => {
  useWakeLock(parts.integrations, useIsPlaying(parts.player))
  useOnDevice(parts)
  return null
}

/** What the device does for a player that plays, wherever its picture stands. */
export const Companion = ({ player, isInPage }: { readonly player: LivePlayerActor; readonly isInPage: boolean }) => {
  const integrations = useIntegrations()
  return (
    <>
      {!isInPage && <SleepSoon place="page" />}
      {integrations && <Bound player={player} integrations={integrations} />}
    </>
  )
}
