import { useIntl } from 'react-intl'
import type { Instant } from '../../../models/codec/instant.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { TimeRange } from '../../ui/intl/TimeRange.tsx'
import type { Cell } from '../programmes/cells.ts'
import { dayText } from '../programmes/useDays.ts'

type WhenProps = { readonly cell: Cell; readonly now: Instant }

/** Where and when something is broadcast, in one line. */
export const When = ({ cell: { channel, start, stop }, now }: WhenProps) => (
  <small>
    <ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} size="tiny" />
    {channel.logicalChannelName}, {dayText(useIntl(), start, now)}, <TimeRange start={start} stop={stop} />
  </small>
)
