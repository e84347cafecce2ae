import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
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
import { useHandle } from '../../ui/context.ts'
import { OnDevice } from '../players/OnDevice.tsx'
import type { DeviceTold } from '../players/useDevice.ts'
import type { TitlePlayerActor } from './actors.ts'
import { useNames } from './names.ts'

const useTold = (player: TitlePlayerActor): DeviceTold => {
  const { titleViews } = useHandle()
  const { title, part } = useNames(player)
  const item = useSelector(player, selectItem)
  const isWatched = useSelector(player, selectIsTitleWatched)
  const isPlaying = useSelector(player, selectIsTitlePlaying)
  const duration = useSelector(player, selectDurationSec)
  const positionSec = useSelector(player, selectPositionSec)
  const rate = useSelector(player, selectTitleRate)
  const hasNext = useSelector(player, snapshot => selectNextEpisode(snapshot) !== undefined)
  const hasPrevious = useSelector(player, snapshot => selectPreviousEpisode(snapshot) !== undefined)
  const art = item?.posterLandscape ?? item?.poster

  const now = useMemo(
    () =>
      isWatched ? { title: part ?? title, channelName: part === undefined ? '' : title, art, isPlaying } : undefined,
    [isWatched, title, part, art, isPlaying],
  )
  const position = useCallback(
    () => (duration > 0 ? { duration, position: positionSec, rate } : undefined),
    [duration, positionSec, rate],
  )
  const keys = useMemo(() => {
    const seek = (seconds: number): void => player.send({ type: 'viewer.seek', to: instant(seconds * SECOND) })
    return {
      play: () => player.send({ type: 'viewer.play' }),
      pause: () => player.send({ type: 'viewer.pause' }),
      ...(hasNext && { next: () => player.send({ type: 'viewer.playNext' }) }),
      ...(hasPrevious && { previous: () => player.send({ type: 'viewer.playPrevious' }) }),
      seekTo: seek,
      seekBy: (seconds: number) =>
        seek(Math.min(duration, Math.max(0, (titleViews()?.moment() ?? 0) / SECOND + seconds))),
    }
  }, [player, duration, hasNext, hasPrevious, titleViews])
  return { now, position, keys }
}

/** What the device learns of the title. */
export const Companion = ({ player, isInPage }: { readonly player: TitlePlayerActor; readonly isInPage: boolean }) => (
  <OnDevice
    of="titles"
    isInPage={isInPage}
    isPlaying={useSelector(player, selectIsTitlePlaying)}
    told={useTold(player)}
  />
)
