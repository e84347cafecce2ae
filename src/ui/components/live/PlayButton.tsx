import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'

type PlayButtonProps = {
  readonly playing: boolean
  readonly onPlay: () => void
  readonly onPause: () => void
}

export const PlayButton = ({ playing, onPlay, onPause }: PlayButtonProps) => {
  const intl = useIntl()
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      label={
        playing
          ? intl.formatMessage({ id: 'player.pause', defaultMessage: 'Pause' })
          : intl.formatMessage({ id: 'player.play', defaultMessage: 'Play' })
      }
      onPress={playing ? onPause : onPlay}
    />
  )
}
