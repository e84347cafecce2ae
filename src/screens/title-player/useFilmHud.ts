import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type engineMachine, selectFilmQualities } from '../../../machines/engine/index.ts'
import {
  selectDurationSec,
  selectIntro,
  selectIsTitleMuted,
  selectIsTitlePaused,
  selectNextEpisode,
  selectPreviousEpisode,
  selectThumbnails,
  selectTitleAspect,
  selectTitleEngine,
  selectTitleQuality,
  selectTitleRate,
  selectTitleVolume,
} from '../../../machines/vodPlayer/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Quality } from '../../../models/quality.ts'
import type { Title } from '../../../models/title.ts'
import type { FilmHudProps } from '../../ui/components/film/film.ts'
import { useHandle } from '../../ui/context.ts'
import { useControls } from '../players/useControls.ts'
import type { TitlePlayerActor } from './actors.ts'
import { partOf, useNames } from './names.ts'

type EngineActor = ActorRefFrom<typeof engineMachine>

const NO_QUALITIES: ReadonlyArray<Quality> = []

/** The network chooses, or the viewer holds it to one (LIVE-10). */
const useQualities = (player: TitlePlayerActor, engine: EngineActor | undefined) => {
  const qualities = useSelector(engine, snapshot =>
    snapshot === undefined ? NO_QUALITIES : selectFilmQualities(snapshot),
  )
  const wished = useSelector(player, selectTitleQuality)
  return {
    qualities,
    quality: qualities.find(quality => quality === wished) ?? ('network' as const),
    followsNetwork: qualities.length > 1,
  }
}

const BEGINNING = () => instant(0)

/** The controls' state, as the charts have it. */
export const useFilmHud = (
  player: TitlePlayerActor,
): Omit<FilmHudProps, 'seekPreview' | 'more' | 'onEpisodes' | 'onClose' | 'onShrink'> => {
  const intl = useIntl()
  const names = useNames(player)
  const views = useHandle().titleViews()
  const rate = useSelector(player, selectTitleRate)
  const intro = useSelector(player, selectIntro)
  const isPaused = useSelector(player, selectIsTitlePaused)
  const previous = useSelector(player, selectPreviousEpisode)
  const next = useSelector(player, selectNextEpisode)
  const engine = useSelector(player, selectTitleEngine)
  const beside = (episode: Title | undefined, onPlay: () => void) => episode && { title: partOf(intl, episode), onPlay }
  return {
    ...names,
    duration: useSelector(player, selectDurationSec),
    moment: views?.moment ?? BEGINNING,
    onSeek: to => player.send({ type: 'viewer.seek', to }),
    ...useControls({
      send: player.send,
      isPlaying: !isPaused,
      isMuted: useSelector(player, selectIsTitleMuted),
      volume: useSelector(player, selectTitleVolume),
      aspect: useSelector(player, selectTitleAspect),
      choice: useQualities(player, engine),
      lines: views?.lines,
      engine,
    }),
    rate: { value: rate, onChoose: chosen => player.send({ type: 'viewer.setRate', rate: chosen }) },
    previous: beside(previous, () => player.send({ type: 'viewer.playPrevious' })),
    next: beside(next, () => player.send({ type: 'viewer.playNext' })),
    intro: intro && { ...intro, onSkip: () => player.send({ type: 'viewer.skipIntro' }) },
    thumbnails: useSelector(player, selectThumbnails),
    onConsider: () => player.send({ type: 'viewer.considerPlace' }),
  }
}
