import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { Instant } from './codec/instant.ts'

/** A favourite channel and when it became one (CHAN-08). */
export const ChannelFavourite = t.strict(
  { logicalChannelId: LogicalChannelId, updateTime: Instant },
  'ChannelFavourite',
)
export type ChannelFavourite = t.TypeOf<typeof ChannelFavourite>

/** The order of the favourites: the newest star is the first. */
export const newestFirst = (list: ReadonlyArray<ChannelFavourite>): ReadonlyArray<LogicalChannelId> =>
  [...list].sort((one, other) => other.updateTime - one.updateTime).map(star => star.logicalChannelId)

/** A star given or taken back, or all of them in another order, of which the operator has not been told. */
export const UntoldFavourite = t.union(
  [
    t.strict({ channelId: LogicalChannelId, isFavourite: t.boolean }, 'UntoldStar'),
    t.strict({ order: t.readonlyArray(LogicalChannelId) }, 'UntoldOrder'),
  ],
  'UntoldFavourite',
)
export type UntoldFavourite = t.TypeOf<typeof UntoldFavourite>
