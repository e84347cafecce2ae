import { useIntl } from 'react-intl'
import type { Channel } from '../../../models/channel.ts'
import { CARD_STILL_WIDTH } from '../../../models/picture.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { Sign } from '../../ui/components/basics/Sign.tsx'
import { useSizedPicture } from '../../ui/components/basics/useSizedPicture.ts'

type StillProps = { readonly channel: Channel; readonly picture: string | undefined }

/** Of one size, whether the programme has a picture or only the sign of its channel. */
export const Still = ({ channel, picture }: StillProps) => {
  const intl = useIntl()
  return (
    <Picture
      src={useSizedPicture(picture ?? channel.audioPosterList[0], CARD_STILL_WIDTH)}
      shape="still"
      instead={<ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} size="picture" />}
    >
      {!channel.liveAuthority && (
        <Sign
          place="bottomLeft"
          icon="lock"
          wordless
          label={intl.formatMessage({ id: 'channel.locked', defaultMessage: 'not in your plan' })}
        />
      )}
    </Picture>
  )
}
