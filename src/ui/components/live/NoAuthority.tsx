import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Picture } from '../basics/Picture.tsx'
import { Refused } from '../feedback/Refused.tsx'
import css from './NoAuthority.module.css'

type NoAuthorityProps = {
  readonly channelName: string
  readonly logo: string | undefined
  /** Of what is on, or of the recording that is refused. */
  readonly picture: string | undefined
  /** A guest logs in, a user sees the plans (ROLE-05). */
  readonly audience: 'guest' | 'user'
  readonly onLogin: () => void
  readonly onPurchase: () => void
  /** Where there are other channels to watch. */
  readonly onPickAnother?: () => void
  /** Catch-up is refused, which has a right of its own (CATCH-03): the way back to the channel itself. */
  readonly onReturnToLive?: () => void
}

/** What the channel shows, from afar, with the way to it. */
export const NoAuthority = ({
  channelName,
  logo,
  picture,
  audience,
  onLogin,
  onPurchase,
  ...props
}: NoAuthorityProps) => {
  const { onPickAnother, onReturnToLive } = props
  const wayOn = onReturnToLive ?? onPickAnother
  const intl = useIntl()
  const isGuest = audience === 'guest'
  const name = { channel: channelName }
  return (
    <div className={css.place}>
      <div className={css.art}>{picture && <Picture key={picture} src={picture} shape="still" eager />}</div>
      <Refused
        sign={<ChannelLogo src={logo} name={channelName} locked />}
        title={
          isGuest && !onReturnToLive
            ? intl.formatMessage(
                { id: 'logInToWatch', defaultMessage: 'Log in to watch {name}' },
                { name: channelName },
              )
            : onReturnToLive
              ? intl.formatMessage(
                  { id: 'catchUp.noAuthority.title', defaultMessage: 'Replay on {channel} is not in your plan' },
                  name,
                )
              : intl.formatMessage(
                  { id: 'live.noAuthority.title', defaultMessage: '{channel} is not in your plan' },
                  name,
                )
        }
        text={
          isGuest
            ? intl.formatMessage({
                id: 'live.noAuthority.guest',
                defaultMessage: 'It comes with a plan. The open channels keep playing.',
              })
            : intl.formatMessage({
                id: 'live.noAuthority.user',
                defaultMessage: 'This channel comes with another plan. Your other channels keep playing.',
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
            {wayOn && (
              <Button variant="picture" onPress={wayOn}>
                {onReturnToLive ? (
                  <FormattedMessage id="player.backToLive" defaultMessage="Back to live" />
                ) : (
                  <FormattedMessage id="live.pickAnother" defaultMessage="Pick another channel" />
                )}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
