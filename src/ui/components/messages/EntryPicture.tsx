import { FormattedMessage } from 'react-intl'
import { CARD_STILL_WIDTH } from '../../../../models/picture.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Picture } from '../basics/Picture.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import css from './EntryPicture.module.css'

type EntryPictureProps = {
  readonly picture: string | undefined
  readonly logo: string | undefined
  readonly channelName: string
  /** The programme that the picture is of. */
  readonly onNow: string | undefined
}

/** Over a message that leads to a channel: what is to be seen there. */
export const EntryPicture = ({ picture, logo, channelName, onNow }: EntryPictureProps) => (
  <div className={css.picture}>
    <Picture
      src={useSizedPicture(picture, CARD_STILL_WIDTH)}
      shape="still"
      eager
      instead={<ChannelLogo src={logo} name={channelName} size="picture" />}
    >
      {onNow !== undefined && (
        <span className={css.onNow}>
          <FormattedMessage id="messages.onNow" defaultMessage="On now: {programme}" values={{ programme: onNow }} />
        </span>
      )}
    </Picture>
  </div>
)
