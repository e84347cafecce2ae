import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import { type Channel, isBroadcast, type LogicalChannelId, openToAll } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import { channelsOf } from '../../models/lineup.ts'
import { currentProgramme, nextProgramme, type Programme } from '../../models/programme.ts'
import type { lineupMachine } from './machine.ts'
import type { LineupContext } from './types.ts'

type Snapshot = SnapshotFrom<typeof lineupMachine>

/** Keeps the newest result per list of channels, so that a view sees the same object until the list changes. */
const perVisible = <Key, Result>(
  compute: (context: LineupContext, key: Key) => Result,
): ((context: LineupContext, key: Key) => Result) => {
  const results = new WeakMap<ReadonlyArray<Channel>, Map<Key, Result>>()
  return (context, key) => {
    const known = results.get(context.visible) ?? new Map<Key, Result>()
    results.set(context.visible, known)
    const result = known.has(key) ? (known.get(key) as Result) : compute(context, key)
    known.set(key, result)
    return result
  }
}

const NO_COLUMNS: ReadonlyArray<Column> = []

const columnsShown = perVisible(
  ({ data, visible }: LineupContext, _: undefined): ReadonlyArray<Column> =>
    (data?.columns ?? []).filter(column => channelsOf(column, visible).length > 0),
)

const channelsShown = perVisible((context: LineupContext, columnId: string | undefined): ReadonlyArray<Channel> => {
  const column = context.data?.columns.find(each => each.columnId === columnId)
  return column === undefined ? context.visible : channelsOf(column, context.visible)
})

const channelById = perVisible(
  ({ visible }: LineupContext, _: undefined): ReadonlyMap<LogicalChannelId, Channel> =>
    new Map(visible.map(channel => [channel.logicalChannelId, channel])),
)

export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') && snapshot.context.data === undefined

export const selectFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')

/** The groups that have a channel to show, in the operator's order. */
export const selectColumns = ({ context }: Snapshot): ReadonlyArray<Column> => columnsShown(context, undefined)

/** The channel of the national broadcast, which everybody may watch while it is on (CAST-01). */
export const selectBroadcastChannel = ({ context }: Snapshot): Channel | undefined => {
  const channel = context.data?.channels.find(isBroadcast)
  return channel && openToAll(channel)
}

/** Every channel this person sees, by number. */
export const selectAllChannels = ({ context }: Snapshot): ReadonlyArray<Channel> => context.visible
/** The channels of a group, in its order; all where there is no such group. */
export const selectChannelsOf =
  (columnId: string | undefined) =>
  ({ context }: Snapshot): ReadonlyArray<Channel> =>
    channelsShown(context, columnId)

/** Those, and the ones that the person has hidden. */
export const selectKnownChannels = ({ context }: Snapshot): ReadonlyArray<Channel> => context.known
export const selectIsHidden =
  (channelId: LogicalChannelId) =>
  ({ context }: Snapshot): boolean =>
    context.ownView.hiddenIds.includes(channelId)
export const selectStartsOnLast = ({ context }: Snapshot): boolean => context.ownView.startsOnLast
/** Only what is for children is listed. */
export const selectIsKidsMode = ({ context }: Snapshot): boolean => context.ownView.kidsColumnIds !== undefined
/** Every group of the operator, for the choice of those that are for children. */
export const selectAllColumns = ({ context }: Snapshot): ReadonlyArray<Column> => context.data?.columns ?? NO_COLUMNS
export const selectOffersKidsMode = ({ context }: Snapshot): boolean => context.data?.offersKidsMode ?? false

export const selectChannel =
  (channelId: LogicalChannelId | undefined) =>
  ({ context }: Snapshot): Channel | undefined =>
    channelId === undefined ? undefined : channelById(context, undefined).get(channelId)

/** The server's time at the last tick. */
export const selectNow = ({ context }: Snapshot): Instant => context.now

const NO_PROGRAMMES: ReadonlyArray<Programme> = []

const programmesOf = (context: LineupContext, channelId: LogicalChannelId | undefined): ReadonlyArray<Programme> => {
  const channel = channelId === undefined ? undefined : channelById(context, undefined).get(channelId)
  return (channel?.epgId === undefined ? undefined : context.programmes[channel.epgId]) ?? NO_PROGRAMMES
}

/** The programmes known of a channel, by start; the same list until more are known. */
export const selectProgrammes =
  (channelId: LogicalChannelId | undefined) =>
  ({ context }: Snapshot): ReadonlyArray<Programme> =>
    programmesOf(context, channelId)

/** The programme on air; the same object until another one begins. */
export const selectCurrentProgramme =
  (channelId: LogicalChannelId | undefined) =>
  ({ context }: Snapshot): Programme | undefined =>
    currentProgramme(programmesOf(context, channelId), context.now)

export const selectNextProgramme =
  (channelId: LogicalChannelId | undefined) =>
  ({ context }: Snapshot): Programme | undefined =>
    nextProgramme(programmesOf(context, channelId), context.now)
