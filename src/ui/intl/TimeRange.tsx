import { FormattedMessage } from 'react-intl'
import { formatTime } from './format.ts'

/** Both ends in milliseconds, shown in the viewer's time zone. */
type TimeRangeProps = { readonly start: number; readonly stop: number }

/** The beginning alone where the end is not told. */
export const Times = ({ start, stop }: { readonly start: number; readonly stop: number | undefined }) =>
  stop === undefined ? <time>{formatTime(start)}</time> : <TimeRange start={start} stop={stop} />

export const TimeRange = ({ start, stop }: TimeRangeProps) => (
  <FormattedMessage
    id="time.range"
    defaultMessage="{start} to {stop}"
    values={{ start: <time>{formatTime(start)}</time>, stop: <time>{formatTime(stop)}</time> }}
  />
)
