import { useSelector } from '@xstate/react'
import {
  selectAspect,
  selectCanGoBack,
  selectEngine,
  selectIsBehind,
  selectIsCatchUp,
  selectIsMuted,
  selectNext,
  selectNotice,
  selectPrevious,
  selectRate,
  selectVolume,
} from '../../../machines/livePlayer/index.ts'
import { selectReason } from '../../../machines/notice.ts'
import type { Channel } from '../../../models/channel.ts'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import type { Language } from '../../../models/language.ts'
import { type Programme, textsIn } from '../../../models/programme.ts'
import type { HudProps } from '../../ui/components/live/hud.ts'
import { useHandle } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor, LivePlayerActor } from '../players/actors.ts'
import { useControls } from '../players/useControls.ts'
import { useHidesSpoilers, useIsPaused, useIsWatching, useProgramme, useQualities } from '../players/useWatching.ts'
import { usePlaysLive } from './usePlaysLive.ts'

const NOW = (): Instant => instant(Date.now())

const neighbour = (programme: Programme | undefined, language: Language, onPlay: () => void, isHidden = false) =>
  programme && { title: isHidden ? undefined : textsIn(programme, language).title, onPlay }

/** The controls' state, as the charts have it. */
export const useHud = (player: LivePlayerActor, lineup: LineupActor, channel: Channel): HudProps => {
  const language = useLanguage()
  const views = useHandle().playerViews()
  const programme = useProgramme(player, lineup, channel)
  const isBehind = useSelector(player, selectIsBehind)
  const isCatchUp = useSelector(player, selectIsCatchUp)
  const rate = useSelector(player, selectRate)
  const previous = useSelector(player, selectPrevious)
  const next = useSelector(player, selectNext)
  const isPaused = useIsPaused(player)
  const isWatching = useIsWatching(player)
  const hidesEnd = useHidesSpoilers(player)
  const playsLive = usePlaysLive()
  const now = views?.now ?? NOW
  const isOffered = (each: Programme | undefined) => playsLive || (each !== undefined && each.stop <= now())
  return {
    channelName: channel.logicalChannelName,
    channelNumber: channel.channelSeq,
    logo: channel.iconUrl,
    programme: programme && {
      title: textsIn(programme, language).title,
      start: programme.start,
      stop: programme.stop,
    },
    mode: isCatchUp ? 'catchUp' : isBehind ? 'timeShift' : 'live',
    time: { moment: views?.moment ?? now, now },
    canSeek: useSelector(player, selectCanGoBack),
    onSeek: to => player.send({ type: 'viewer.seek', to, now: now() }),
    ...(playsLive && {
      onBackToLive: () => player.send({ type: 'viewer.backToLive' }),
      onConsiderLive: () => player.send({ type: 'viewer.considerChannel', channelId: channel.logicalChannelId }),
    }),
    notice: useSelector(useSelector(player, selectNotice), notice => notice && selectReason(notice)),
    ...useControls({
      send: player.send,
      isPlaying: isWatching && !isPaused,
      isMuted: useSelector(player, selectIsMuted),
      volume: useSelector(player, selectVolume),
      aspect: useSelector(player, selectAspect),
      choice: useQualities(player),
      lines: views?.lines,
      engine: useSelector(player, selectEngine),
    }),
    ...(isBehind && {
      rate: { value: rate, onChoose: (chosen: typeof rate) => player.send({ type: 'viewer.setRate', rate: chosen }) },
    }),
    ...(isCatchUp && {
      previous: neighbour(previous, language, () => player.send({ type: 'viewer.playPrevious' })),
      next: neighbour(
        isOffered(next) ? next : undefined,
        language,
        () => player.send({ type: 'viewer.playNext' }),
        hidesEnd,
      ),
      hidesEnd,
    }),
  }
}
