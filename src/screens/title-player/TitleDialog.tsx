import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  selectIsTitleSoundHeldBack,
  selectIsTitleWatched,
  selectNextEpisode,
  selectTitleEngine,
  selectTitleOverlay,
} from '../../../machines/vodPlayer/index.ts'
import { addMs, type Instant, instant, SECOND } from '../../../models/codec/instant.ts'
import { NEXT_EPISODE_AFTER } from '../../../models/resume.ts'
import { placeWithin } from '../../../models/timeShift.ts'
import { useRootMark } from '../../ui/components/basics/useRootMark.ts'
import { FilmOver, NextSoon, StillWatching } from '../../ui/components/film/FilmEnd.tsx'
import { FilmHud } from '../../ui/components/film/FilmHud.tsx'
import type { FilmHudProps } from '../../ui/components/film/film.ts'
import { PlayerBox } from '../../ui/components/live/PlayerBox.tsx'
import { type KeyAnswers, playsOrPauses } from '../../ui/components/live/playerKeys.ts'
import { stepsOf } from '../../ui/components/live/playerWishes.ts'
import { makeSteps, STEP, type Steps } from '../../ui/components/live/steps.ts'
import { usePageName } from '../../ui/pageNames.ts'
import { Sign } from '../players/Sign.tsx'
import { StagePlace } from '../players/StagePlace.tsx'
import { useStanding } from '../players/useStanding.ts'
import type { TitleActors, TitlePlayerActor } from './actors.ts'
import { partOf, useNames } from './names.ts'
import { Refusal } from './Refusals.tsx'
import css from './TitlePlayer.module.css'
import { useFilmHud } from './useFilmHud.ts'
import { usePanels } from './usePanels.tsx'
import { useUpright } from './useUpright.ts'

/** So long the place that a key has led to is told. */
const TOLD_MS = 2 * SECOND

/** Seeks by key, and where they led, for a moment: the bar tells it wherever the focus is (AHEAD-20). */
const useSeekPreview = (onSeek: (to: Instant) => void) => {
  const [seekPreview, setSeekPreview] = useState<Instant>()
  const timer = useRef<number>(undefined)
  const seek = (to: Instant): void => {
    setSeekPreview(to)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setSeekPreview(undefined), TOLD_MS)
    onSeek(to)
  }
  return [seekPreview, seek] as const
}

const useEnd = (player: TitlePlayerActor, { title, next }: Pick<FilmHudProps, 'title' | 'next'>): ReactNode => {
  const intl = useIntl()
  const overlay = useSelector(player, selectTitleOverlay)
  const episode = useSelector(player, selectNextEpisode)
  const playNext = () => player.send({ type: 'viewer.playNext' })
  const closePlayer = () => player.send({ type: 'viewer.closePlayer' })
  if (overlay === 'counting' && episode !== undefined)
    return (
      <NextSoon
        title={partOf(intl, episode)}
        picture={episode.posterLandscape}
        seconds={NEXT_EPISODE_AFTER / SECOND}
        onPlay={playNext}
        onStay={() => player.send({ type: 'viewer.stayHere' })}
      />
    )
  if (overlay === 'asking') return <StillWatching title={title} onGoOn={playNext} onStop={closePlayer} />
  if (overlay === 'over')
    return (
      <FilmOver title={title} next={next} onAgain={() => player.send({ type: 'viewer.play' })} onClose={closePlayer} />
    )
  return overlay === 'noAuthority' || overlay === 'failed' ? <Refusal player={player} /> : undefined
}

/** Places of the title by key: ten seconds on or back, its beginning, its end. */
const seeks = (
  { duration, moment, onSeek }: Pick<FilmHudProps, 'duration' | 'moment' | 'onSeek'>,
  steps: Steps,
): KeyAnswers => {
  const [start, stop] = [instant(0), instant(duration * SECOND)]
  const step = (ms: number) => () =>
    onSeek(steps(moment(), start, from => placeWithin({ start, stop }, addMs(from, ms))))
  return {
    back: step(-STEP),
    forward: step(STEP),
    toStart: () => onSeek(start),
    toEnd: () => onSeek(stop),
  }
}

const Controlled = ({ player, presentation }: TitleActors) => {
  const shared = useFilmHud(player)
  const [steps] = useState(makeSteps)
  const [seekPreview, seek] = useSeekPreview(to => {
    shared.onConsider()
    shared.onSeek(to)
  })
  const { panels, keys, more, onEpisodes } = usePanels(player)
  const overlay = useSelector(player, selectTitleOverlay)
  const isWatched = useSelector(player, selectIsTitleWatched)
  const isHeldBack = useSelector(player, selectIsTitleSoundHeldBack)
  const engine = useSelector(player, selectTitleEngine)
  const isUpright = useUpright()
  const { isOut, holdsPicture, ...standing } = useStanding(presentation)
  const closePlayer = () => player.send({ type: 'viewer.closePlayer' })
  const shrink = standing.leaving.choice === 'float' ? () => player.send({ type: 'viewer.shrink' }) : undefined
  const hud: FilmHudProps = { ...shared, seekPreview, more, onEpisodes, onClose: closePlayer, onShrink: shrink }
  const end = useEnd(player, shared)
  const answers: KeyAnswers = {
    ...keys,
    goBack: closePlayer,
    ...(standing.fullScreen && { toggleFullScreen: standing.fullScreen.onToggle }),
    ...(isWatched && {
      ...playsOrPauses(hud),
      toggleMute: () => hud.onMute(!hud.muted),
      ...(hud.captions && { toggleCaptions: hud.captions.onToggle }),
      ...seeks({ ...hud, onSeek: seek }, steps),
    }),
  }
  return (
    <PlayerBox
      stage={
        holdsPicture && (
          <>
            <StagePlace of="titles" />
            <Sign of="titles" engine={engine} />
          </>
        )
      }
      hud={onMenu => <FilmHud {...hud} {...standing} {...stepsOf(answers)} onMenu={onMenu} />}
      playing={isWatched && hud.playing && overlay === 'none' && !isUpright}
      overlay={end}
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      answers={answers}
      panels={panels}
      onSound={isHeldBack && isWatched ? () => player.send({ type: 'viewer.setMuted', muted: false }) : undefined}
    />
  )
}

/** The player of titles over the whole page (LIVE-12). The platform keeps the focus inside. */
export const TitleDialog = ({ player, presentation }: TitleActors) => {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const overlay = useSelector(player, selectTitleOverlay)
  const { title, part } = useNames(player)
  usePageName({ on: part === undefined ? title : `${title} · ${part}` })
  useRootMark('dialog')
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what went with an overlay may have had the focus
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === body || activeElement === dialog.current
    if (isLost) dialog.current?.querySelector<HTMLElement>('[data-player-frame]')?.focus()
  }, [overlay])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={intl.formatMessage({ id: 'film.player', defaultMessage: 'Title player' })}
      onCancel={event => {
        event.preventDefault()
        player.send({ type: 'viewer.closePlayer' })
      }}
    >
      <Suspense>
        <Controlled player={player} presentation={presentation} />
      </Suspense>
    </dialog>
  )
}
