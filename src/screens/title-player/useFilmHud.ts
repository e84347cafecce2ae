import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectFilmQualities } from '../../../machines/engine/index.ts'
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
import { Quality, qualityLabel } from '../../../models/quality.ts'
import type { Title } from '../../../models/title.ts'
import type { FilmHudProps } from '../../ui/components/film/film.ts'
import { useHandle } from '../../ui/context.ts'
import { useEngineTracks } from '../players/useEngineTracks.ts'
import type { TitlePlayerActor } from './actors.ts'
import { partOf, useNames } from './names.ts'

const NO_QUALITIES: ReadonlyArray<Quality> = []

/** What the network gives, or one that the viewer holds it to; no menu where there is no choice (LIVE-10). */
const useQuality = (player: TitlePlayerActor): Pick<FilmHudProps, 'quality' | 'onQuality'> => {
  const intl = useIntl()
  const engine = useSelector(player, selectTitleEngine)
  const qualities = useSelector(engine, snapshot =>
    snapshot === undefined ? NO_QUALITIES : selectFilmQualities(snapshot),
  )
  const wished = useSelector(player, selectTitleQuality)
  const chosen = qualities.find(quality => quality === wished)
  if (qualities.length < 2) return {}
  const byNetwork = intl.formatMessage({ id: 'player.quality.auto', defaultMessage: 'Auto' })
  return {
    quality: {
      label: chosen === undefined ? byNetwork : qualityLabel(chosen),
      items: [
        { id: 'network', label: byNetwork, checked: chosen === undefined },
        ...qualities.map(each => ({ id: String(each), label: qualityLabel(each), checked: each === chosen })),
      ],
    },
    onQuality: id =>
      player.send({ type: 'viewer.selectQuality', quality: Quality.values.find(each => String(each) === id) }),
  }
}

const BEGINNING = () => instant(0)

/** The controls' state, as the charts have it. */
export const useFilmHud = (
  player: TitlePlayerActor,
): Omit<FilmHudProps, 'seekPreview' | 'more' | 'onClose' | 'onShrink'> => {
  const intl = useIntl()
  const names = useNames(player)
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
    moment: useHandle().titleViews()?.moment ?? BEGINNING,
    onSeek: to => player.send({ type: 'viewer.seek', to }),
    playing: !isPaused,
    onPlay: () => player.send({ type: 'viewer.play' }),
    onPause: () => player.send({ type: 'viewer.pause' }),
    volume: useSelector(player, selectTitleVolume),
    muted: useSelector(player, selectIsTitleMuted),
    onVolume: volume => player.send({ type: 'viewer.setVolume', volume }),
    onMute: muted => player.send({ type: 'viewer.setMuted', muted }),
    aspect: useSelector(player, selectTitleAspect),
    onAspect: aspect => player.send({ type: 'viewer.setAspect', aspect }),
    rate: { value: rate, onChoose: chosen => player.send({ type: 'viewer.setRate', rate: chosen }) },
    previous: beside(previous, () => player.send({ type: 'viewer.playPrevious' })),
    next: beside(next, () => player.send({ type: 'viewer.playNext' })),
    intro: intro && { ...intro, onSkip: () => player.send({ type: 'viewer.skipIntro' }) },
    thumbnails: useSelector(player, selectThumbnails),
    onConsider: () => player.send({ type: 'viewer.considerPlace' }),
    ...useQuality(player),
    ...useEngineTracks(engine),
  }
}
