import { FormattedMessage } from 'react-intl'
import { formatTime } from './format.ts'

/** Both ends in milliseconds, shown in the viewer's time zone. */
type TimeRangeProps = { readonly start: number; readonly stop: number }

export const TimeRange = ({ start, stop }: TimeRangeProps) => (
  <FormattedMessage
    id="time.range"
    defaultMessage="{start} to {stop}"
    values={{ start: <time>{formatTime(start)}</time>, stop: <time>{formatTime(stop)}</time> }}
  />
)
