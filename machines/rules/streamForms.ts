import type { Channel } from '../../models/channel.ts'
import { isProtected, type PhysicalChannel } from '../../models/physicalChannel.ts'
import type { Quality } from '../../models/quality.ts'
import { choosePhysical, qualitiesOf, type StreamKind } from '../../models/streamAddress.ts'
import type { MediaSource } from '../engine/index.ts'

const cleared = new WeakMap<Channel, Channel>()

const clearOnly = (channel: Channel): Channel => {
  const clear = cleared.get(channel) ?? {
    ...channel,
    physicalChannelList: channel.physicalChannelList.filter(physical => !isProtected(physical)),
  }
  cleared.set(channel, clear)
  return clear
}

/** The channel with the forms that this browser opens, as far as its source has told (DRM-01). */
export const openableOf = (channel: Channel | undefined, source: MediaSource | undefined): Channel | undefined =>
  channel !== undefined && source !== undefined && 'isClearOnly' in source ? clearOnly(channel) : channel

/** The form of a channel to play: one that this right opens, of the wished quality where there is one (LIVE-01, CATCH-01). */
export const formOf = (
  channel: Channel | undefined,
  right: StreamKind,
  quality: Quality | undefined,
): PhysicalChannel | undefined => (channel === undefined ? undefined : choosePhysical(channel, right, quality))

/** The form of a channel to play, and a clear one in its place for a browser that opens no protected stream (DRM-01). */
export interface Forms {
  readonly physical: PhysicalChannel | undefined
  readonly clear: PhysicalChannel | undefined
  /** Some form of it is protected. */
  readonly hasProtected: boolean
}

export const formsOf = (channel: Channel | undefined, right: StreamKind, quality: Quality | undefined): Forms => ({
  physical: formOf(channel, right, quality),
  clear: formOf(channel && clearOnly(channel), right, quality),
  hasProtected: channel?.physicalChannelList.some(isProtected) ?? false,
})

const NO_QUALITIES: ReadonlyArray<Quality> = []
const known = {
  live: new WeakMap<Channel, ReadonlyArray<Quality>>(),
  dvr: new WeakMap<Channel, ReadonlyArray<Quality>>(),
}

/** The qualities to choose from, in the operator's order; the same list as long as the channel is the same (LIVE-10). */
export const qualityChoices = (channel: Channel | undefined, right: StreamKind): ReadonlyArray<Quality> => {
  if (channel === undefined) return NO_QUALITIES
  const qualities = known[right].get(channel) ?? qualitiesOf(channel, right)
  known[right].set(channel, qualities)
  return qualities
}
