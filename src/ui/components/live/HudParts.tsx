import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'
import { Slider } from '../basics/Slider.tsx'
import type { HudProps, PicturePlaces } from './hud.ts'
import { PlayButton } from './PlayButton.tsx'
import css from './PlayerHud.module.css'
import { SoundButton } from './SoundButton.tsx'

type Sound = Pick<HudProps, 'volume' | 'muted' | 'onVolume' | 'onMute'>

export const Volume = ({ volume, muted, onVolume, onMute }: Sound) => {
  const intl = useIntl()
  const silent = muted || volume === 0
  return (
    <>
      <SoundButton silent={silent} onMute={onMute} />
      <span className={css.volume}>
        <Slider
          label={intl.formatMessage({ id: 'player.volume', defaultMessage: 'Volume' })}
          value={silent ? 0 : volume}
          max={1}
          step={0.05}
          valueText={intl.formatNumber(silent ? 0 : volume, { style: 'percent' })}
          onChange={onVolume}
        />
      </span>
    </>
  )
}

export type StepProps = {
  /** Ten seconds back and on, where that leads somewhere. */
  readonly onBack?: (() => void) | undefined
  readonly onForward?: (() => void) | undefined
}

type TransportProps = ComponentProps<typeof PlayButton> & StepProps & { readonly children: ReactNode }

/** What plays and pauses, ten seconds to each side of it, and what comes before and after. */
export const Transport = ({ onBack, onForward, children, ...play }: TransportProps) => {
  const intl = useIntl()
  return (
    <div className={css.transport}>
      {onBack && (
        <span>
          <IconButton
            icon="back10"
            label={intl.formatMessage({ id: 'player.back10', defaultMessage: 'Back 10 seconds' })}
            onPress={onBack}
          />
        </span>
      )}
      <span className={css.play} data-entry>
        <PlayButton {...play} />
      </span>
      {onForward && (
        <span>
          <IconButton
            icon="forward10"
            label={intl.formatMessage({ id: 'player.forward10', defaultMessage: 'Forward 10 seconds' })}
            onPress={onForward}
          />
        </span>
      )}
      {children}
    </div>
  )
}

/** Where the picture may go from here. */
export const Ways = ({ fullScreen, onPictureInPicture }: PicturePlaces) => {
  const intl = useIntl()
  return (
    <>
      {onPictureInPicture && (
        <IconButton
          icon="pip"
          label={intl.formatMessage({ id: 'player.pictureInPicture', defaultMessage: 'Picture-in-picture' })}
          onPress={onPictureInPicture}
        />
      )}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isFull ? 'exitFull' : 'full'}
          label={
            fullScreen.isFull
              ? intl.formatMessage({ id: 'player.exitFullScreen', defaultMessage: 'Exit full screen' })
              : intl.formatMessage({ id: 'player.fullScreen', defaultMessage: 'Full screen' })
          }
          onPress={fullScreen.onToggle}
        />
      )}
    </>
  )
}
