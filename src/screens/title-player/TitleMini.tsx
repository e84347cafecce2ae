import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectCanEnterPictureInPicture, selectIsFloating } from '../../../machines/presentation/index.ts'
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
      text: intl.formatMessage({ id: 'film.failed.title', defaultMessage: '{title} does not play' }, { title }),
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
        label: intl.formatMessage({ id: 'film.goOn', defaultMessage: 'Go on with the next episode' }),
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
    controls: {
      playing: !isPaused,
      muted,
      onPlay: () => player.send({ type: 'viewer.play' }),
      onPause: () => player.send({ type: 'viewer.pause' }),
      onMute: (wanted: boolean) => player.send({ type: 'viewer.setMuted', muted: wanted }),
    },
  }
}

/** The title outside of its page. */
export const TitleMini = ({ player, presentation }: TitleActors) => {
  const intl = useIntl()
  const isFloating = useSelector(presentation, selectIsFloating)
  const canLeave = useSelector(presentation, selectCanEnterPictureInPicture)
  const overlay = useSelector(player, selectTitleOverlay)
  const { title, part } = useNames(player)
  const message = useMessage(player, title)
  const togglePictureInPicture = () =>
    presentation.send({ type: isFloating ? 'viewer.enterPictureInPicture' : 'viewer.leavePictureInPicture' })
  return (
    <MiniPlayer
      shape={isFloating ? 'card' : 'window'}
      label={intl.formatMessage({ id: 'floating.label', defaultMessage: 'Small player' })}
      stage={<StagePlace of="titles" />}
      channelName={title}
      title={part}
      {...useControls(player)}
      buffering={overlay === 'loading' || overlay === 'reconnecting'}
      {...(message && { message })}
      {...((canLeave || !isFloating) && {
        pictureInPicture: { isOn: !isFloating, onToggle: togglePictureInPicture },
      })}
      {...(isFloating && {
        onBack: () => player.send({ type: 'viewer.expand' }),
        onClose: () => player.send({ type: 'viewer.closePlayer' }),
      })}
    />
  )
}
