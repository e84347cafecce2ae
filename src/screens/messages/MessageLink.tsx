import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/components/basics/Button.tsx'
import css from './MessageCentre.module.css'

/** Where a link of the operator's leads: to a page of this app, or to another site. */
type MessageTarget = { readonly to: string } | { readonly href: string; readonly host: string }

const WEB: ReadonlyArray<string> = ['http:', 'https:']

/** As a browser reads the address: what it would not take to the web leads nowhere. */
export const targetOf = (url: string, origin: string): MessageTarget | undefined => {
  if (!URL.canParse(url, origin)) return undefined
  const address = new URL(url, origin)
  const { protocol, host, href, pathname, search } = address
  if (!WEB.includes(protocol)) return undefined
  return address.origin === origin ? { to: pathname + search } : { href, host }
}

type MessageLinkProps = {
  readonly url: string
  /** It leads to another page of the app. */
  readonly onFollow: () => void
}

/** Says where it leads before it is followed; another site gets a tab of its own that knows nothing of this one. */
export const MessageLink = ({ url, onFollow }: MessageLinkProps) => {
  const navigate = useNavigate()
  const target = targetOf(url, window.location.origin)
  if (target === undefined) return null
  if ('to' in target)
    return (
      <Button
        size="small"
        onPress={() => {
          onFollow()
          navigate(target.to)
        }}
      >
        <FormattedMessage id="messages.follow" defaultMessage="Open the page" />
      </Button>
    )
  return (
    <a className={css.link} href={target.href} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="messages.followTo" defaultMessage="Open {site}" values={{ site: target.host }} />
    </a>
  )
}
