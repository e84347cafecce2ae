import * as t from 'io-ts'
import { EpgId, LogicalChannelId } from './channelIds.ts'
import { tolerantArray } from './codec/decode.ts'
import { Flag, fallback, optional } from './codec/optional.ts'
import { Picture, Text, WebAddress } from './codec/text.ts'
import { ContentId, ContentRule } from './contentRule.ts'
import { PhysicalChannel } from './physicalChannel.ts'

export { EpgId, LogicalChannelId } from './channelIds.ts'

/** The channel type of audio-only channels (spec §9); other types are television. */
export const AUDIO_CHANNEL = 5

/** The source type of the channel that carries the national broadcast (CAST-01); others are ordinary. */
export const BROADCAST_SOURCE = 1

/** A channel as people know it: a number, a name, a logo, and the physical channels that carry it (spec §3). */
export const Channel = t.strict(
  {
    logicalChannelId: LogicalChannelId,
    logicalChannelName: Text,
    channelSeq: t.Int,
    iconUrl: Picture,
    channelType: fallback(t.number, 1),
    sourceType: fallback(t.number, 0),
    isFavorite: fallback(Flag, false),
    /** Both are true when any physical channel has them; known once the authority call has answered (CHAN-03). */
    liveAuthority: fallback(Flag, false),
    playBackAuthority: fallback(Flag, false),
    epgId: optional(EpgId),
    canPlayBack: fallback(Flag, false),
    canTimeShift: fallback(Flag, false),
    /** How many days back catch-up reaches. */
    playbackDuration: fallback(t.number, 0),
    /** Pictures shown while an audio channel plays (CHAN-07). */
    audioPosterList: fallback(tolerantArray(WebAddress), []),
    physicalChannelList: fallback(tolerantArray(PhysicalChannel), []),
    contentRuleList: fallback(tolerantArray(ContentRule), []),
    contentId: optional(ContentId),
  },
  'Channel',
)
export type Channel = t.TypeOf<typeof Channel>

/** The order of the list: by channel number. */
export const byChannelNumber = (one: Channel, other: Channel): number => one.channelSeq - other.channelSeq

export const isAudio = ({ channelType }: Pick<Channel, 'channelType'>): boolean => channelType === AUDIO_CHANNEL

/** Shown by a takeover only: nobody browses or zaps to it. */
export const isBroadcast = ({ sourceType }: Pick<Channel, 'sourceType'>): boolean => sourceType === BROADCAST_SOURCE

/** The same channel with every right to live: what all must be able to see (CAST-01). */
export const openToAll = (channel: Channel): Channel => ({
  ...channel,
  liveAuthority: true,
  physicalChannelList: channel.physicalChannelList.map(physical => ({ ...physical, liveAuthority: true })),
})
