import { FormattedMessage } from 'react-intl'
import { ChannelFaces } from '../../ui/components/purchase/ChannelFaces.tsx'
import { channelFace } from './channelFace.ts'
import css from './OpenChannels.module.css'
import { useChannels } from './usePlans.ts'

/** What the viewer may watch, in number and in faces. */
export const OpenChannels = ({ most }: { readonly most: number }) => {
  const open = useChannels().filter(({ liveAuthority }) => liveAuthority)
  if (open.length === 0) return null
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="my.plan.channels"
          defaultMessage="{count, plural, one {# channel is open to you} other {# channels are open to you}}"
          values={{ count: open.length }}
        />
      </p>
      <ChannelFaces faces={open.map(channelFace)} most={most} size="medium" />
    </>
  )
}
