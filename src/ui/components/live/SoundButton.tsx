import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'

type SoundButtonProps = { readonly silent: boolean; readonly onMute: (muted: boolean) => void }

export const SoundButton = ({ silent, onMute }: SoundButtonProps) => {
  const intl = useIntl()
  return (
    <IconButton
      icon={silent ? 'muted' : 'volume'}
      label={
        silent
          ? intl.formatMessage({ id: 'player.unmute', defaultMessage: 'Unmute' })
          : intl.formatMessage({ id: 'player.mute', defaultMessage: 'Mute' })
      }
      onPress={() => onMute(!silent)}
    />
  )
}
