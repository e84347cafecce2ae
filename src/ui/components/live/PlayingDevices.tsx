import { FormattedMessage } from 'react-intl'
import { formatTime } from '../../intl/format.ts'
import { Button } from '../basics/Button.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './PlayingDevices.module.css'

interface Device {
  readonly sessionId: string
  readonly deviceName?: string | undefined
  /** Milliseconds. */
  readonly since?: number | undefined
  readonly what?: string | undefined
}

type PlayingDevicesProps = {
  readonly devices: ReadonlyArray<Device>
  /** Ends what that device plays, and plays here. */
  readonly onStop: (sessionId: string) => void
}

/** What else of the account plays, the oldest first (AHEAD-46). */
export const PlayingDevices = ({ devices, onStop }: PlayingDevicesProps) => (
  <ul className={css.devices}>
    {devices.map(({ sessionId, deviceName, since, what }) => {
      const called = deviceName ?? <FormattedMessage id="playing.unnamed" defaultMessage="Another device" />
      return (
        <li key={sessionId} className={css.device}>
          <span className={css.words}>
            <b>{called}</b>
            <small>
              {what}
              {what !== undefined && since !== undefined && ' · '}
              {since !== undefined && (
                <FormattedMessage
                  id="playing.since"
                  defaultMessage="since {time}"
                  values={{ time: <time dateTime={new Date(since).toISOString()}>{formatTime(since)}</time> }}
                />
              )}
            </small>
          </span>
          <Button variant="outline" size="small" onPress={() => onStop(sessionId)}>
            <FormattedMessage id="playing.stop" defaultMessage="Stop" /> <VisuallyHidden>{called}</VisuallyHidden>
          </Button>
        </li>
      )
    })}
  </ul>
)
