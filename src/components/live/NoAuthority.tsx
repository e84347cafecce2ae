import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { Refused } from '../feedback/Refused.tsx'

type NoAuthorityProps = {
  readonly channelName: string
  /** A guest logs in, a user sees the plans (ROLE-05). */
  readonly audience: 'guest' | 'user'
  readonly onLogin: () => void
  readonly onPurchase: () => void
  readonly onPickAnother: () => void
}

export const NoAuthority = ({ channelName, audience, onLogin, onPurchase, onPickAnother }: NoAuthorityProps) => {
  const intl = useIntl()
  const isGuest = audience === 'guest'
  return (
    <Refused
      title={intl.formatMessage(
        { id: 'live.noAuthority.title', defaultMessage: '{channel} is not in your plan' },
        { channel: channelName },
      )}
      text={
        isGuest
          ? intl.formatMessage({
              id: 'live.noAuthority.guest',
              defaultMessage: 'Log in to watch what your plan holds. The open channels keep playing.',
            })
          : intl.formatMessage({
              id: 'live.noAuthority.user',
              defaultMessage: 'Another plan opens this channel. Your other channels keep playing.',
            })
      }
      actions={
        <>
          <Button variant="primary" onPress={isGuest ? onLogin : onPurchase}>
            {isGuest ? (
              <FormattedMessage id="header.login" defaultMessage="Log in" />
            ) : (
              <FormattedMessage id="live.seePlans" defaultMessage="See plans" />
            )}
          </Button>
          <Button variant="picture" onPress={onPickAnother}>
            <FormattedMessage id="live.pickAnother" defaultMessage="Pick another channel" />
          </Button>
        </>
      }
    />
  )
}
