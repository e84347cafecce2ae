import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Flag, fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { ContentId } from './contentRule.ts'
import { OptionalQuality } from './quality.ts'

export const PhysicalChannelId = id('PhysicalChannelId')
export type PhysicalChannelId = t.TypeOf<typeof PhysicalChannelId>

export const StreamId = id('StreamId')
export type StreamId = t.TypeOf<typeof StreamId>

/** 0 clear, 1 protected. A value that is not known is taken as protected: a clear stream plays either way. */
export const DrmType = oneOf('DrmType', [0, 1])
export type DrmType = t.TypeOf<typeof DrmType>

/** Streams of the DRM system that only one browser family has; the common system plays the plain stream id (DRM-01). */
export const MultiDrmStreamIdMap = t.strict({ fairplay: optional(StreamId) }, 'MultiDrmStreamIdMap')

/** One technical form of a logical channel: its streams, its quality, its rights (spec §3). */
export const PhysicalChannel = t.strict(
  {
    channelId: PhysicalChannelId,
    streamId: optional(StreamId),
    liveStreamId: optional(StreamId),
    dvrStreamId: optional(StreamId),
    contentId: optional(ContentId),
    dvrContentId: optional(ContentId),
    drmType: lenient(fallback(DrmType, 0), 1),
    resolution: OptionalQuality,
    multiDrmLiveStreamIdMap: optional(MultiDrmStreamIdMap),
    multiDrmDvrStreamIdMap: optional(MultiDrmStreamIdMap),
    /** Both are known only once the authority call has answered (CHAN-02). */
    liveAuthority: fallback(Flag, false),
    playBackAuthority: fallback(Flag, false),
  },
  'PhysicalChannel',
)
export type PhysicalChannel = t.TypeOf<typeof PhysicalChannel>

export const isProtected = ({ drmType }: PhysicalChannel): boolean => drmType !== 0
