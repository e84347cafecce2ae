import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import {
  selectIsTitleMuted,
  selectIsTitlePaused,
  selectIsTitleWatched,
  selectNextEpisode,
  selectTitleOverlay,
  type TitleOverlay,
} from '../../../machines/vodPlayer/index.ts'
import { MiniPlayer } from '../../ui/components/live/MiniPlayer.tsx'
import { StagePlace } from '../players/StagePlace.tsx'
import { basicControls } from '../players/useControls.ts'
import { useMini } from '../players/useMini.tsx'
import type { TitleActors, TitlePlayerActor } from './actors.ts'
import { partOf, useNames } from './names.ts'

const STOPPED: ReadonlySet<TitleOverlay> = new Set(['noAuthority', 'gone', 'unplayable', 'failed'])

/** What stands in place of the picture, with the way on. */
const useMessage = (player: TitlePlayerActor, title: string) => {
  const intl = useIntl()
  const overlay = useSelector(player, selectTitleOverlay)
  const next = useSelector(player, selectNextEpisode)
  if (STOPPED.has(overlay))
    return {
      text: intl.formatMessage({ id: 'film.failed.title', defaultMessage: '{title} could not be played' }, { title }),
      action: {
        label: intl.formatMessage({ id: 'film.more', defaultMessage: 'Why?' }),
        onPress: () => player.send({ type: 'viewer.expand' }),
      },
    }
  if (overlay === 'counting' && next !== undefined)
    return {
      text: intl.formatMessage(
        { id: 'film.nextSoon', defaultMessage: 'The next episode begins soon: {title}' },
        { title: partOf(intl, next) },
      ),
      action: {
        label: intl.formatMessage({ id: 'film.stay', defaultMessage: 'Stay here' }),
        onPress: () => player.send({ type: 'viewer.stayHere' }),
      },
    }
  if (overlay === 'asking')
    return {
      text: intl.formatMessage({ id: 'film.still', defaultMessage: 'Are you still watching {title}?' }, { title }),
      action: {
        label: intl.formatMessage({ id: 'film.goOn', defaultMessage: 'Play the next episode' }),
        onPress: () => player.send({ type: 'viewer.playNext' }),
      },
    }
  if (overlay === 'over')
    return {
      text: intl.formatMessage({ id: 'film.over', defaultMessage: 'The end of {title}' }, { title }),
      action: {
        label: intl.formatMessage({ id: 'film.again', defaultMessage: 'Watch again' }),
        onPress: () => player.send({ type: 'viewer.play' }),
      },
    }
  return undefined
}

const useControls = (player: TitlePlayerActor) => {
  const isPaused = useSelector(player, selectIsTitlePaused)
  const muted = useSelector(player, selectIsTitleMuted)
  const isWatched = useSelector(player, selectIsTitleWatched)
  if (!isWatched) return {}
  return {
    controls: basicControls({ send: player.send, isPlaying: !isPaused, isMuted: muted }),
  }
}

/** The title outside of its page. */
export const TitleMini = ({ player, presentation }: TitleActors) => {
  const { isFloating, place } = useMini(presentation)
  const overlay = useSelector(player, selectTitleOverlay)
  const { title, part } = useNames(player)
  const message = useMessage(player, title)
  return (
    <MiniPlayer
      {...place}
      stage={<StagePlace of="titles" />}
      channelName={title}
      title={part}
      {...useControls(player)}
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(message && { message })}
      {...(isFloating && {
        onBack: () => player.send({ type: 'viewer.expand' }),
        onClose: () => player.send({ type: 'viewer.closePlayer' }),
      })}
    />
  )
}
