import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import type { Channel } from '../../../models/channel.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import css from './MessageCentre.module.css'
import type { MessageTarget } from './target.ts'

type MessageLinkProps = {
  readonly target: MessageTarget
  /** The channel that it leads to. */
  readonly channel: Channel | undefined
  /** It leads to another page of the app. */
  readonly onFollow: () => void
}

/** Says where it leads before it is followed; another site gets a tab of its own that knows nothing of this one. */
export const MessageLink = ({ target, channel, onFollow }: MessageLinkProps) => {
  const navigate = useNavigate()
  if ('href' in target)
    return (
      <a className={css.link} href={target.href} target="_blank" rel="noopener noreferrer">
        <FormattedMessage id="messages.followTo" defaultMessage="Open {site}" values={{ site: target.host }} />
      </a>
    )
  return (
    <Button
      variant="primary"
      {...(channel && { icon: 'play', filledIcon: true })}
      onPress={() => {
        onFollow()
        navigate(target.to)
      }}
    >
      {channel === undefined ? (
        <FormattedMessage id="messages.follow" defaultMessage="Open the page" />
      ) : (
        <FormattedMessage
          id="messages.watch"
          defaultMessage="Watch {channel}"
          values={{ channel: channel.logicalChannelName }}
        />
      )}
    </Button>
  )
}
