import * as t from 'io-ts'
import { type Channel, LogicalChannelId } from './channel.ts'
import { tolerantArray } from './codec/decode.ts'
import { Flag, fallback } from './codec/optional.ts'
import type { Column, ColumnId } from './column.ts'

/** What a person decided about channels, kept on the device for each account (AHEAD-18). */
export const ChannelChoices = t.strict(
  {
    hiddenIds: fallback(tolerantArray(LogicalChannelId), []),
    /** Live TV without a channel in its address begins with the last one watched, else with the first. */
    startsOnLast: fallback(Flag, true),
  },
  'ChannelChoices',
)
export type ChannelChoices = t.TypeOf<typeof ChannelChoices>

export const noChoices: ChannelChoices = { hiddenIds: [], startsOnLast: true }

/** Those choices, and what kids mode leaves. */
export interface OwnView extends ChannelChoices {
  /** The groups that are left in kids mode; `undefined` while it is off (AHEAD-22). */
  readonly kidsColumnIds: ReadonlyArray<ColumnId> | undefined
}

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
