import type { Channel } from '../../../models/channel.ts'
import type { Page } from '../../../models/page.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import type { IconName } from '../../ui/components/basics/Icon.tsx'
import { EntrySign } from '../../ui/components/messages/EntrySign.tsx'
import { type MessageTarget, placeOfTarget } from './target.ts'

/** What the page that a message leads to is about. */
const ICONS: Partial<Record<Page, IconName>> = {
  liveTv: 'tv',
  vodCategory: 'film',
  vodDetail: 'film',
  favorites: 'star',
  my: 'user',
  account: 'user',
  profile: 'user',
  plan: 'user',
  subscribe: 'user',
}

const iconOf = (target: MessageTarget | undefined): IconName => {
  const page = placeOfTarget(target)?.page
  return (page && ICONS[page]) ?? 'mail'
}

type MessageSignProps = { readonly channel: Channel | undefined; readonly target: MessageTarget | undefined }

/** The logo of the channel that a message leads to; the operator sends no picture of its own. */
export const MessageSign = ({ channel, target }: MessageSignProps) =>
  channel === undefined ? (
    <EntrySign icon={iconOf(target)} />
  ) : (
    <ChannelLogo size="medium" src={channel.iconUrl} name={channel.logicalChannelName} />
  )
