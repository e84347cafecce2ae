import type { ReactNode } from 'react'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import type { LineupActor } from '../players/actors.ts'
import { ChannelCard } from '../programmes/ChannelCard.tsx'

/** As many cards as a rail shows before the person goes to the list itself. */
export const PER_RAIL = 12

type ChannelRailProps = {
  readonly title: string
  readonly moreTo: string
  readonly aside?: ReactNode
  readonly channels: ReadonlyArray<Channel>
  readonly lineup: LineupActor
  /** The operator's pictures of what is on. */
  readonly pictures: ReadonlyMap<LogicalChannelId, string>
  /** In sight when the page comes. */
  readonly eager?: boolean
}

/** Channels side by side, each with what is on. */
export const ChannelRail = ({ title, moreTo, aside, channels, lineup, pictures, eager = false }: ChannelRailProps) => (
  <Rail title={title} moreTo={moreTo} aside={aside}>
    {channels.map(channel => (
      <ChannelCard
        key={channel.logicalChannelId}
        channel={channel}
        lineup={lineup}
        picture={pictures.get(channel.logicalChannelId)}
        eager={eager}
      />
    ))}
  </Rail>
)
