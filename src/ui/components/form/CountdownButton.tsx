import { FormattedMessage } from 'react-intl'
import { Button } from '../basics/Button.tsx'

type CountdownButtonProps = {
  /** Until a code may be sent again; 0 = now. The machine counts. */
  readonly secondsLeft: number
  /** Sent before in this form. */
  readonly sent: boolean
  readonly onPress: () => void
  readonly disabled?: boolean
}

export const CountdownButton = ({ secondsLeft, sent, onPress, disabled = false }: CountdownButtonProps) => (
  <Button size="small" disabled={disabled || secondsLeft > 0} onPress={onPress}>
    {secondsLeft > 0 ? (
      <FormattedMessage
        id="countdown.wait"
        defaultMessage="Send again in {seconds} s"
        values={{ seconds: secondsLeft }}
      />
    ) : sent ? (
      <FormattedMessage id="countdown.again" defaultMessage="Send again" />
    ) : (
      <FormattedMessage id="countdown.send" defaultMessage="Send code" />
    )}
  </Button>
)
