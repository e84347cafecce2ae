import { defineMessages, useIntl } from 'react-intl'
import type { PlayFailure } from '../../../machines/livePlayer/index.ts'
import type { ErrorActions } from '../../ui/components/feedback/ErrorCard.tsx'
import { PlayerError } from '../../ui/components/live/PlayerError.tsx'

const causes = defineMessages({
  network: {
    id: 'live.failed.network',
    defaultMessage: 'The channel does not answer. We keep trying until the network is back.',
  },
  media: { id: 'live.failed.media', defaultMessage: 'This browser could not play this channel.' },
  stalled: {
    id: 'live.failed.stalled',
    defaultMessage: 'The video stalled, and loading it again three times did not help.',
  },
  over: {
    id: 'live.failed.over',
    defaultMessage: 'This broadcast is over. It may start again later.',
  },
  protected: {
    id: 'live.failed.protected',
    defaultMessage: 'This browser cannot play protected channels.',
  },
  licence: { id: 'live.failed.licence', defaultMessage: 'We could not get the key to this channel.' },
  resource: {
    id: 'live.failed.resource',
    defaultMessage: 'resource error, please refresh the page to return to live channel',
  },
  timeShift: {
    id: 'timeShiftPlayErrorTip',
    defaultMessage: 'This place cannot be played at the moment. You can try again or return to live.',
  },
  operator: { id: 'live.failed.operator', defaultMessage: 'Our service did not deliver this channel.' },
})

type PlayFailedProps = {
  readonly channelName: string
  readonly failure: PlayFailure & { readonly reason: keyof typeof causes }
  readonly onRetry: () => void
  /** Where a recording failed: the channel itself may play. */
  readonly onReturnToLive?: () => void
  /** Where there are other channels to watch. */
  readonly onPickAnother?: () => void
}

/** What happened in the person's words, what can be done, and a code for the operator (LIVE-13). */
export const PlayFailed = ({ channelName, failure, onRetry, onReturnToLive, onPickAnother }: PlayFailedProps) => {
  const intl = useIntl()
  const retry = { label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }), onPress: onRetry }
  const pickAnother = onPickAnother && {
    label: intl.formatMessage({ id: 'live.pickAnother', defaultMessage: 'Pick another channel' }),
    onPress: onPickAnother,
  }
  const returnToLive = onReturnToLive && {
    label: intl.formatMessage({ id: 'player.backToLive', defaultMessage: 'Back to live' }),
    onPress: onReturnToLive,
  }
  const actionsOf = (): ErrorActions => {
    if (pickAnother === undefined) return [retry]
    return returnToLive ? [retry, returnToLive, pickAnother] : [retry, pickAnother]
  }
  return (
    <PlayerError
      title={intl.formatMessage(
        { id: 'live.failed.title', defaultMessage: '{channel} stopped' },
        { channel: channelName },
      )}
      cause={failure.words ?? intl.formatMessage(causes[failure.reason])}
      actions={actionsOf()}
      code={failure.code}
    />
  )
}
