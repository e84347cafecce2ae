import fc from 'fast-check'
import type * as t from 'io-ts'
import {
  AuthorityKind,
  type ChannelRights,
  type ContentAuthority,
  type Expiry,
  type Right,
} from '../../models/authority.ts'
import { type Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import type { ChannelFavourite } from '../../models/channelFavourite.ts'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import { type DataCheck, type DataState, DataType, UpdateStatus } from '../../models/channelUpdate.ts'
import { toId } from '../../models/codec/id.ts'
import { DAY, type Instant, instant } from '../../models/codec/instant.ts'
import { type Column, ColumnId } from '../../models/column.ts'
import { ContentId, type ContentRule, type Rule, RuleAction, RuleCategory, RuleType } from '../../models/contentRule.ts'
import { DrmSystem } from '../../models/drmTemplate.ts'
import {
  type EpgCheckSum,
  type EpgDayChecksum,
  type EpgModel,
  type EpgRecord,
  type UtcDay,
  utcDayOf,
} from '../../models/epg.ts'
import { MetricEvent, MetricKind, type MetricRecord } from '../../models/metric.ts'
import { DrmType, type PhysicalChannel, PhysicalChannelId, StreamId } from '../../models/physicalChannel.ts'
import {
  type ChannelProgramme,
  ProgramId,
  type Programme,
  ProgrammeStatus,
  type Translation,
} from '../../models/programme.ts'
import { Quality } from '../../models/quality.ts'
import type { ReminderMark } from '../../models/reminder.ts'
import { type Tracker, TrackerType } from '../../models/tracker.ts'

export const maybe = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(values, { nil: undefined })
export const few = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<ReadonlyArray<A>> => fc.array(values, { maxLength: 3 })

export const anId = <A extends string>(codec: t.Type<A, string>): fc.Arbitrary<A> =>
  fc
    .oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom('1', 'constructor', '__proto__'))
    .map(text => toId(codec, text))
    .filter(made => made !== undefined)

export const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<b>Tom</b> & Jerry'))
const address = fc.constantFrom('https://cdn.example/a.png', '/art/logo.svg')

/** Moments from 2001-09-09, where milliseconds begin to have 13 digits, to 2100. */
export const moments: fc.Arbitrary<Instant> = fc.integer({ min: 1e12, max: 4.1e12 }).map(instant)
export const utcDays: fc.Arbitrary<UtcDay> = moments.map(utcDayOf)

export const rules: fc.Arbitrary<Rule> = fc.record({
  ruleType: fc.constantFrom(...RuleType.values),
  ruleCategory: fc.constantFrom(...RuleCategory.values),
  action: fc.constantFrom(...RuleAction.values),
  ruleValue: fc.array(fc.constantFrom('br', 'cl', '10.0.0.0/8', 'ana'), { maxLength: 3 }).map(list => list.join(',')),
})

export const contentRules: fc.Arbitrary<ContentRule> = fc.record({ contentId: anId(ContentId), ruleList: few(rules) })

const multiDrm = maybe(fc.record({ fairplay: maybe(anId(StreamId)) }))

export const physicalChannels: fc.Arbitrary<PhysicalChannel> = fc.record({
  channelId: anId(PhysicalChannelId),
  streamId: maybe(anId(StreamId)),
  liveStreamId: maybe(anId(StreamId)),
  dvrStreamId: maybe(anId(StreamId)),
  contentId: maybe(anId(ContentId)),
  dvrContentId: maybe(anId(ContentId)),
  drmType: fc.constantFrom(...DrmType.values),
  resolution: maybe(fc.constantFrom(...Quality.values)),
  multiDrmLiveStreamIdMap: multiDrm,
  multiDrmDvrStreamIdMap: multiDrm,
  liveAuthority: fc.boolean(),
  playBackAuthority: fc.boolean(),
})

export const channels: fc.Arbitrary<Channel> = fc.record({
  logicalChannelId: anId(LogicalChannelId),
  logicalChannelName: words,
  channelSeq: fc.integer({ min: 1, max: 9999 }) as fc.Arbitrary<Channel['channelSeq']>,
  iconUrl: maybe(address),
  channelType: fc.integer({ min: 0, max: 9 }),
  sourceType: fc.integer({ min: 0, max: 9 }),
  isFavorite: fc.boolean(),
  liveAuthority: fc.boolean(),
  playBackAuthority: fc.boolean(),
  epgId: maybe(anId(EpgId)),
  canPlayBack: fc.boolean(),
  canTimeShift: fc.boolean(),
  playbackDuration: fc.integer({ min: 0, max: 30 }),
  audioPosterList: few(address),
  physicalChannelList: few(physicalChannels),
  contentRuleList: few(contentRules),
  contentId: maybe(anId(ContentId)),
})

/** A line-up: no two channels share an id, nor two physical channels of one channel. */
export const lineups: fc.Arbitrary<ReadonlyArray<Channel>> = fc
  .uniqueArray(channels, { maxLength: 6, selector: ({ logicalChannelId }) => logicalChannelId })
  .map(list =>
    list.map(channel => ({
      ...channel,
      physicalChannelList: [...new Map(channel.physicalChannelList.map(each => [each.channelId, each])).values()],
    })),
  )

export const columns: fc.Arbitrary<Column> = fc.record({
  columnId: anId(ColumnId),
  columnName: words,
  columnSeq: fc.integer({ min: 0, max: 99 }),
  columnLang: few(fc.record({ lang: fc.constantFrom('en', 'es', 'pt', 'qu'), columnName: words })),
  logicalChannelIdList: few(anId(LogicalChannelId)),
})

export const expiries: fc.Arbitrary<Expiry> = fc.oneof(
  fc.constantFrom('unlimited' as const, 'none' as const),
  moments,
  fc.integer({ min: 1, max: 999_999_999 }).map(seconds => instant(seconds * 1000)),
)

export const rights: fc.Arbitrary<Right> = fc.record({
  k: fc.constantFrom(...AuthorityKind.values),
  exp: expiries,
  sup: fc.boolean(),
})

export const channelRights: fc.Arbitrary<ChannelRights> = fc.record({
  lid: anId(LogicalChannelId),
  pcList: few(fc.record({ cid: anId(PhysicalChannelId), contentId: maybe(anId(ContentId)), au: few(rights) })),
})

export const authorities: fc.Arbitrary<ContentAuthority> = fc.record({ lcList: few(channelRights) })

export const translations: fc.Arbitrary<Translation> = fc.record({
  lang: fc.constantFrom('en', 'es', 'pt', 'qu'),
  title: words,
  content: words,
})

const stretches = fc
  .record({ start: moments, length: fc.integer({ min: 1, max: DAY }) })
  .map(({ start, length }) => ({ start, stop: instant(start + length) }))

export const programmes: fc.Arbitrary<Programme> = fc
  .record({
    programId: anId(ProgramId),
    title: words,
    desc: words,
    stretch: stretches,
    translations: few(translations),
    picture: maybe(address),
  })
  .map(({ stretch, ...rest }) => ({ ...rest, ...stretch }))

export const channelProgrammes: fc.Arbitrary<ChannelProgramme> = fc
  .record({
    programme: programmes,
    logicalChannelId: anId(LogicalChannelId),
    channelName: words,
    iconUrl: maybe(address),
    epgStatus: maybe(fc.constantFrom(...ProgrammeStatus.values)),
  })
  .map(({ programme: { picture: _, ...programme }, ...rest }) => ({ ...rest, ...programme }))

export const epgRecords: fc.Arbitrary<EpgRecord> = fc.record({
  appId: words,
  epgId: anId(EpgId),
  date: utcDays,
  isCatchup: fc.boolean(),
  checksum: words,
  programs: few(programmes),
})

export const epgModels: fc.Arbitrary<EpgModel> = fc.record({
  epgId: anId(EpgId),
  isCatchup: fc.boolean(),
  epgDayList: few(fc.record({ date: utcDays, checksum: words, epgList: few(programmes) })),
})

export const epgDayChecksums: fc.Arbitrary<EpgDayChecksum> = fc.record({
  date: utcDays,
  dateCheckSum: words,
  epgCheckSumData: few(fc.record({ epgId: anId(EpgId), epgChecksum: words })),
})

const measure = maybe(fc.nat())

export const metricRecords: fc.Arbitrary<MetricRecord> = fc.record({
  viewId: words,
  sessionId: words,
  kind: fc.constantFrom(...MetricKind.values),
  contentId: maybe(words),
  ts: moments,
  event: fc.constantFrom(...MetricEvent.values),
  positionMs: measure,
  bitrate: measure,
  startupMs: measure,
  stallCount: measure,
  stallMs: measure,
  playedMs: measure,
  latencyMs: measure,
  host: maybe(words),
  release: maybe(words),
  dropped: measure,
  drm: maybe(fc.constantFrom(...DrmSystem.values)),
  errCode: maybe(words),
  message: maybe(words),
})

export const epgCheckSums: fc.Arbitrary<EpgCheckSum> = fc
  .record({ appId: words, day: epgDayChecksums })
  .map(({ appId, day }) => ({ appId, ...day }))

export const channelPlays: fc.Arbitrary<ChannelPlay> = fc.record({
  logicalChannelId: anId(LogicalChannelId),
  updateTime: moments,
  playDuration: fc.nat(86_400),
})

export const channelFavourites: fc.Arbitrary<ChannelFavourite> = fc.record({
  logicalChannelId: anId(LogicalChannelId),
  updateTime: moments,
})

export const trackers: fc.Arbitrary<Tracker> = fc.record({
  trackerType: fc.constantFrom(...TrackerType.values),
  trackerUrl: fc.constantFrom('https://one.example', 'https://two.example/hls'),
})

export const dataChecks: fc.Arbitrary<DataCheck> = fc.record({
  dataType: fc.constantFrom(...DataType.values),
  timestamp: moments,
})

export const dataStates: fc.Arbitrary<DataState> = fc.record({
  dataType: fc.constantFrom(...DataType.values),
  updateStatus: fc.constantFrom(...UpdateStatus.values),
  updateDelay: fc.nat(3600),
})

export const base64: fc.Arbitrary<string> = fc.base64String({ minLength: 4, maxLength: 64 })

export const reminderMarks: fc.Arbitrary<ReminderMark> = fc.record({
  logicalChannelId: anId(LogicalChannelId),
  programId: anId(ProgramId),
  epgStatus: fc.constantFrom(...ProgrammeStatus.values),
})
