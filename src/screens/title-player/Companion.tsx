import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import {
  selectDurationSec,
  selectIsTitlePlaying,
  selectIsTitleWatched,
  selectItem,
  selectNextEpisode,
  selectPositionSec,
  selectPreviousEpisode,
  selectTitleRate,
} from '../../../machines/vodPlayer/index.ts'
import { instant, SECOND } from '../../../models/codec/instant.ts'
import { type Comforts, useHandle } from '../../app/context.ts'
import { SleepSoon } from '../live-tv/extras/Sleep.tsx'
import { useComforts } from '../live-tv/extras/useComforts.ts'
import { useMediaSessionPort, useWakeLock } from '../live-tv/extras/useDevice.ts'
import type { TitlePlayerActor } from './actors.ts'
import { useNames } from './names.ts'

type Parts = { readonly player: TitlePlayerActor; readonly comforts: Comforts }

/** The device's own keys and screen (AHEAD-15). */
const useMediaSession = ({ player, comforts }: Parts): void => {
  const port = useMediaSessionPort(comforts)
  const { titleViews } = useHandle()
  const { title, part } = useNames(player)
  const item = useSelector(player, selectItem)
  const isWatched = useSelector(player, selectIsTitleWatched)
  const isPlaying = useSelector(player, selectIsTitlePlaying)
  const duration = useSelector(player, selectDurationSec)
  const position = useSelector(player, selectPositionSec)
  const rate = useSelector(player, selectTitleRate)
  const hasNext = useSelector(player, snapshot => selectNextEpisode(snapshot) !== undefined)
  const hasPrevious = useSelector(player, snapshot => selectPreviousEpisode(snapshot) !== undefined)
  const art = item?.posterLandscape ?? item?.poster

  useEffect(() => {
    port?.show(
      isWatched ? { title: part ?? title, channelName: part === undefined ? '' : title, art, isPlaying } : undefined,
    )
  }, [port, isWatched, title, part, art, isPlaying])
  useEffect(() => {
    if (duration > 0) port?.stand({ duration, position, rate })
  }, [port, duration, position, rate])
  useEffect(() => {
    const seek = (seconds: number): void => player.send({ type: 'viewer.seek', to: instant(seconds * SECOND) })
    port?.obey({
      play: () => player.send({ type: 'viewer.play' }),
      pause: () => player.send({ type: 'viewer.pause' }),
      ...(hasNext && { next: () => player.send({ type: 'viewer.playNext' }) }),
      ...(hasPrevious && { previous: () => player.send({ type: 'viewer.playPrevious' }) }),
      seekTo: seek,
      seekBy: seconds => seek(Math.min(duration, Math.max(0, (titleViews()?.moment() ?? 0) / SECOND + seconds))),
    })
  }, [port, player, duration, hasNext, hasPrevious, titleViews])
}

const Bound = (parts: Parts) => {
  useWakeLock(parts.comforts, useSelector(parts.player, selectIsTitlePlaying))
  useMediaSession(parts)
  return null
}

/** What the device does for a title that plays, wherever its picture stands. */
export const Companion = ({ player, isInPage }: { readonly player: TitlePlayerActor; readonly isInPage: boolean }) => {
  const comforts = useComforts('titles')
  return (
    <>
      {!isInPage && <SleepSoon place="page" />}
      {comforts && <Bound player={player} comforts={comforts} />}
    </>
  )
}
