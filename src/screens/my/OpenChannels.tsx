import { FormattedMessage } from 'react-intl'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
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
      <div className={css.faces} aria-hidden="true">
        {open.slice(0, most).map(({ logicalChannelId, logicalChannelName, iconUrl }) => (
          <ChannelLogo key={logicalChannelId} src={iconUrl} name={logicalChannelName} size="medium" />
        ))}
        {open.length > most && <span>+ {open.length - most}</span>}
      </div>
    </>
  )
}
