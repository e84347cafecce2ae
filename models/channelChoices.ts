import * as t from 'io-ts'
import { type ColumnId, LogicalChannelId } from './channelIds.ts'
import { tolerantArray } from './codec/decode.ts'
import { Flag, fallback } from './codec/optional.ts'

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
