import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CARD_STILL_WIDTH } from '../../../../models/picture.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { Link } from '../basics/Link.tsx'
import { Picture } from '../basics/Picture.tsx'
import { Spinner } from '../basics/Spinner.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './GuidePicture.module.css'

type GuidePictureProps = {
  /** The picture: the adopted video element, or an audio channel's poster. */
  readonly stage: ReactNode
  readonly channelName: string
  /** Back to its page. */
  readonly to: string
  readonly buffering: boolean
  /** What stands in place of a picture and of the channel's name, which it names. */
  readonly message?: string
  /** Absent while nothing plays. */
  readonly sound?: { readonly muted: boolean; readonly onMute: (muted: boolean) => void }
}

type PicturePlaceProps = {
  readonly channelName: string
  readonly logo: string | undefined
  /** Of the programme that is told, else the channel's own. */
  readonly picture: string | undefined
  /** What plays is the programme that is told, and fills the place. */
  readonly isOwn: boolean
  /** What plays. */
  readonly children: ReactNode
}

/** Beside the words stands what belongs to them: another programme that plays is an inset on the picture of this one. */
export const PicturePlace = ({ channelName, logo, picture, isOwn, children }: PicturePlaceProps) => {
  const still = useSizedPicture(picture, CARD_STILL_WIDTH)
  return (
    <div className={css.place} data-inset={!isOwn || undefined}>
      <div key={still} className={css.still}>
        <Picture
          src={still}
          shape="still"
          eager
          instead={<ChannelLogo src={logo} name={channelName} size="picture" />}
        />
      </div>
      {children}
    </div>
  )
}

/** What is on, small, beside the guide. A press leads back to it. */
export const GuidePicture = ({ stage, channelName, to, buffering, message, sound }: GuidePictureProps) => {
  const intl = useIntl()
  return (
    <section
      className={css.picture}
      data-surface="picture"
      data-player-frame
      aria-label={intl.formatMessage({ id: 'floating.label', defaultMessage: 'Small player' })}
      tabIndex={-1}
    >
      <div className={css.stage}>{stage}</div>
      {buffering && !message && (
        <div className={css.over}>
          <Spinner />
        </div>
      )}
      {message && <p className={css.over}>{message}</p>}
      <Link className={css.back} to={to}>
        <VisuallyHidden>
          <FormattedMessage id="floating.back" defaultMessage="Back to {channel}" values={{ channel: channelName }} />
        </VisuallyHidden>
      </Link>
      {!message && (
        <span className={css.name} aria-hidden="true">
          {channelName}
        </span>
      )}
      {sound && (
        <div className={css.sound}>
          <IconButton
            size="small"
            icon={sound.muted ? 'muted' : 'volume'}
            label={
              sound.muted
                ? intl.formatMessage({ id: 'player.unmute', defaultMessage: 'Unmute' })
                : intl.formatMessage({ id: 'player.mute', defaultMessage: 'Mute' })
            }
            onPress={() => sound.onMute(!sound.muted)}
          />
        </div>
      )}
    </section>
  )
}
