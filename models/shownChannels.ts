import type { Channel } from './channel.ts'
import type { OwnView } from './channelChoices.ts'
import type { LogicalChannelId } from './channelIds.ts'
import type { Column } from './column.ts'

/**
 * What kids mode leaves: the channels of the groups that the grown-up chose. The operator's data says of no channel for
 * whom it is, so nothing is guessed from its name; what no chosen group holds is hidden (AHEAD-22).
 */
export const inKidsMode = (
  channels: ReadonlyArray<Channel>,
  columns: ReadonlyArray<Column>,
  { kidsColumnIds }: Pick<OwnView, 'kidsColumnIds'>,
): ReadonlyArray<Channel> => {
  if (kidsColumnIds === undefined) return channels
  const chosen = columns.filter(({ columnId }) => kidsColumnIds.includes(columnId))
  const ids = new Set(chosen.flatMap(({ logicalChannelIdList }) => logicalChannelIdList))
  return channels.filter(({ logicalChannelId }) => ids.has(logicalChannelId))
}

/** Without the channels that the person has hidden (AHEAD-18). */
export const withoutHidden = (
  channels: ReadonlyArray<Channel>,
  { hiddenIds }: Pick<OwnView, 'hiddenIds'>,
): ReadonlyArray<Channel> => {
  if (hiddenIds.length === 0) return channels
  const hidden = new Set(hiddenIds)
  return channels.filter(({ logicalChannelId }) => !hidden.has(logicalChannelId))
}

/** A channel hidden, or shown again. */
export const withHidden = (
  hiddenIds: ReadonlyArray<LogicalChannelId>,
  channelId: LogicalChannelId,
  isHidden: boolean,
): ReadonlyArray<LogicalChannelId> => [
  ...hiddenIds.filter(each => each !== channelId),
  ...(isHidden ? [channelId] : []),
]
