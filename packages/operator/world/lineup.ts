import type * as t from 'io-ts'
import { BROADCAST_SOURCE, type Channel, EpgId, LogicalChannelId } from '../../../models/channel.ts'
import { type Column, ColumnId } from '../../../models/column.ts'
import { ContentId, type ContentRule } from '../../../models/contentRule.ts'
import { type PhysicalChannel, PhysicalChannelId, StreamId } from '../../../models/physicalChannel.ts'
import type { Quality } from '../../../models/quality.ts'
import type { CatchUp } from '../importer/catchUp.ts'
import type { ShowKind } from './data/shows.ts'
import type { Texts } from './data/texts.ts'
import { idOf } from './ids.ts'

/** What it takes to watch a channel: nothing, or the plan that holds it. */
export type Tier = 'free' | 'basic' | 'plus'

/** What a source of somebody else says of a channel. */
export interface ImportedChannel {
  /** Where its stream is; a guide names channels that have none. */
  readonly address: URL | undefined
  /** Where it is this time, for servers that prepare a stream when it is asked for. */
  readonly open?: () => Promise<URL>
  /** Names in queries that no viewer reads: the headers say the same. */
  readonly secrets?: ReadonlyArray<string>
  /** What the stream has to be asked with. */
  readonly headers: Readonly<Record<string, string>>
  readonly catchUp: CatchUp | undefined
  readonly logo: string | undefined
  /** By what it may be named in a guide, the surest first. */
  readonly guideKeys: ReadonlyArray<string>
  /** Its programmes are so much later than the guide says. */
  readonly shiftMs: number
}

export interface LineupChannel {
  /** As the channel list sends it; rights are told by the authority call. */
  readonly channel: Channel
  /** What its programmes are like. */
  readonly kind: ShowKind
  readonly tier: Tier
  /** Catch-up may cost more than live (CATCH-03). */
  readonly catchUpTier: Tier
  /** Names the channel in an imported guide. */
  readonly guideId: string
  /** Carries the national broadcast. */
  readonly isBroadcast: boolean
  /** None of those that this operator makes itself. */
  readonly imported?: ImportedChannel
}

export interface Lineup {
  readonly channels: ReadonlyArray<LineupChannel>
  readonly columns: ReadonlyArray<Column>
  readonly contentRules: ReadonlyArray<ContentRule>
  readonly byEpgId: ReadonlyMap<string, LineupChannel>
  readonly byId: ReadonlyMap<string, LineupChannel>
}

/** One technical form of a channel. */
export interface StreamParts {
  /** Suffix of its id; a channel has one or several. */
  readonly suffix: string
  readonly live: string
  readonly dvr: string | undefined
  readonly quality: Quality | undefined
  readonly isProtected: boolean
}

export interface ChannelParts {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly iconUrl: string
  readonly isAudio: boolean
  readonly posters: ReadonlyArray<string>
  readonly catchUpDays: number
  readonly canTimeShift: boolean
  readonly streams: ReadonlyArray<StreamParts>
  readonly kind: ShowKind
  readonly tier: Tier
  readonly catchUpTier: Tier
  readonly guideId: string
  readonly isBroadcast: boolean
}

const physicalOf =
  (id: string) =>
  ({ suffix, live, dvr, quality, isProtected }: StreamParts): PhysicalChannel => ({
    channelId: idOf(PhysicalChannelId, `${id}-${suffix}`),
    streamId: idOf(StreamId, live),
    liveStreamId: idOf(StreamId, live),
    dvrStreamId: dvr === undefined ? undefined : idOf(StreamId, dvr),
    contentId: idOf(ContentId, live),
    dvrContentId: dvr === undefined ? undefined : idOf(ContentId, dvr),
    drmType: isProtected ? 1 : 0,
    resolution: quality,
    multiDrmLiveStreamIdMap: isProtected ? { fairplay: idOf(StreamId, live) } : undefined,
    multiDrmDvrStreamIdMap: isProtected && dvr !== undefined ? { fairplay: idOf(StreamId, dvr) } : undefined,
    liveAuthority: false,
    playBackAuthority: false,
  })

const wholeNumber = (value: number): t.Int => Math.round(value) as t.Int

const AUDIO = 5
const TELEVISION = 1

export const lineupChannel = (parts: ChannelParts): LineupChannel => {
  const { id, number, name, iconUrl, isAudio, posters, catchUpDays, canTimeShift, streams } = parts
  const { kind, tier, catchUpTier, guideId, isBroadcast } = parts
  const channel: Channel = {
    logicalChannelId: idOf(LogicalChannelId, id),
    logicalChannelName: name,
    channelSeq: wholeNumber(number),
    iconUrl,
    channelType: isAudio ? AUDIO : TELEVISION,
    sourceType: isBroadcast ? BROADCAST_SOURCE : 0,
    isFavorite: false,
    liveAuthority: false,
    playBackAuthority: false,
    epgId: idOf(EpgId, `e${id}`),
    canPlayBack: catchUpDays > 0,
    canTimeShift,
    playbackDuration: catchUpDays,
    audioPosterList: posters,
    physicalChannelList: streams.map(physicalOf(id)),
    contentRuleList: [],
    contentId: idOf(ContentId, `c${id}`),
  }
  return { channel, kind, tier, catchUpTier, guideId, isBroadcast }
}

export const columnOf = (key: string, seq: number, name: Texts, channels: ReadonlyArray<LineupChannel>): Column => ({
  columnId: idOf(ColumnId, key),
  columnName: name.en,
  columnSeq: seq,
  columnLang: (['en', 'es', 'pt'] as const).map(lang => ({ lang, columnName: name[lang] })),
  logicalChannelIdList: channels.map(({ channel }) => channel.logicalChannelId),
})

export const lineupOf = (
  channels: ReadonlyArray<LineupChannel>,
  columns: ReadonlyArray<Column>,
  contentRules: ReadonlyArray<ContentRule>,
): Lineup => ({
  channels,
  columns,
  contentRules,
  byEpgId: new Map(channels.map(each => [String(each.channel.epgId), each])),
  byId: new Map(channels.map(each => [String(each.channel.logicalChannelId), each])),
})
