import type { Channel } from '../models/channel.ts'
import { isProtected, type PhysicalChannel } from '../models/physicalChannel.ts'
import type { Quality } from '../models/quality.ts'
import { choosePhysical, qualitiesOf, type StreamKind } from '../models/streamAddress.ts'

const clearOnly = (channel: Channel): Channel => ({
  ...channel,
  physicalChannelList: channel.physicalChannelList.filter(physical => !isProtected(physical)),
})

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
}

export const formsOf = (channel: Channel | undefined, right: StreamKind, quality: Quality | undefined): Forms => ({
  physical: formOf(channel, right, quality),
  clear: formOf(channel && clearOnly(channel), right, quality),
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
