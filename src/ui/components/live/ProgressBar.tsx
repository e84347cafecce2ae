import { useIntl } from 'react-intl'
import { type Instant, SECOND } from '../../../../models/codec/instant.ts'
import { formatClock, formatTime } from '../../intl/format.ts'
import { SeekBar, type SeekBarProps } from './SeekBar.tsx'

const seconds = (at: Instant): string => String(Math.floor(at / SECOND) % 60).padStart(2, '0')

/** '20:30:34, 12:40 behind': a place of the programme, and how far from the newest one. */
const usePlaceText = (edge: Instant) => {
  const intl = useIntl()
  return (at: Instant): string => {
    const time = `${formatTime(at)}:${seconds(at)}`
    if (edge - at < SECOND) return time
    return intl.formatMessage(
      { id: 'player.place', defaultMessage: '{time}, {offset} behind' },
      { time, offset: formatClock((edge - at) / SECOND) },
    )
  }
}

/** Where the programme stands, by the clock. */
export const ProgressBar = (props: Omit<SeekBarProps, 'textOf' | 'tip'>) => {
  const textOf = usePlaceText(props.edge)
  return <SeekBar {...props} textOf={textOf} tip={textOf} />
}
