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
import { useLanguage } from '../../../ui/useLanguage.ts'
import type { LivePlayerActor } from '../../players/actors.ts'
import { OnDevice } from '../../players/OnDevice.tsx'
import type { DeviceTold } from '../../players/useDevice.ts'
import { useHidesSpoilers, useIsPlaying, useIsWatching } from '../../players/useWatching.ts'

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

const useTold = (player: LivePlayerActor): DeviceTold => {
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
  return { now, position, keys }
}

/** What the device learns of the live player. */
export const Companion = ({ player, isInPage }: { readonly player: LivePlayerActor; readonly isInPage: boolean }) => (
  <OnDevice of="channels" isInPage={isInPage} isPlaying={useIsPlaying(player)} told={useTold(player)} />
)
