import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BannerItem } from '../../models/banner.ts'
import { EpgId, LogicalChannelId } from '../../models/channel.ts'
import { ContentId } from '../../models/contentRule.ts'
import { DrmSystem } from '../../models/drmTemplate.ts'
import { Language } from '../../models/language.ts'
import { PlanFromWire } from '../../models/plan.ts'
import { ProgramId } from '../../models/programme.ts'
import { TrackerType } from '../../models/tracker.ts'
import * as channelHistoryEndpoints from '../../models/wire/channelHistory.ts'
import * as channelListEndpoints from '../../models/wire/channelLists.ts'
import { channelUpdates } from '../../models/wire/channelUpdates.ts'
import * as drmEndpoints from '../../models/wire/drm.ts'
import { addressOf, type Endpoint } from '../../models/wire/endpoint.ts'
import * as guideEndpoints from '../../models/wire/guide.ts'
import * as liveEndpoints from '../../models/wire/live.ts'
import * as liveHomeEndpoints from '../../models/wire/liveHome.ts'
import * as metricsEndpoints from '../../models/wire/metrics.ts'
import { planList } from '../../models/wire/payment.ts'
import { trackerList } from '../../models/wire/trackers.ts'
import { itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import * as some from './liveArbitraries.ts'

const endpoints = {
  ...channelHistoryEndpoints,
  ...channelListEndpoints,
  ...liveHomeEndpoints,
  ...guideEndpoints,
  ...liveEndpoints,
  channelUpdates,
  trackerList,
  planList,
  ...drmEndpoints,
  ...metricsEndpoints,
}

const { few } = some
const noFields = fc.constant({})
const nothing = fc.constant(undefined)
const channelKeys = few(fc.record({ logicalChannelId: some.anId(LogicalChannelId) }))

const banner = read(BannerItem, { bannerItemId: 1, title: 'Tonight', linkType: 'LIVE_CHANNEL', linkId: '7' })
const banners = fc.record({ bannerItemList: few(fc.constant(banner)) })
const plan = read(PlanFromWire, { planId: 1, url: '/plans/1', price: 29.9, currency: 'BRL', planLang: [] })

const checks = few(some.dataChecks)

const laws =
  <Q, R>({ name, request, response }: Endpoint<Q, R>, requests: fc.Arbitrary<Q>, responses: fc.Arbitrary<R>) =>
  (): void => {
    itRoundTrips(`[NET-03] The request of ${name}`, request, requests)
    itRoundTrips(`[NET-03] The answer of ${name}`, response, responses)
    itWithstandsBadInput(`The request of ${name}`, request, requests)
    itWithstandsBadInput(`The answer of ${name}`, response, responses)
  }

/** A new call without values of its request and its answer does not compile. */
const lawsOf: { readonly [name in keyof typeof endpoints]: () => void } = {
  channelList: laws(
    endpoints.channelList,
    fc.record({
      supportMosaic: fc.boolean(),
      supportVirtual: fc.boolean(),
      supportAudio: fc.boolean(),
      supportBroadCast: fc.boolean(),
      dataChecks: checks,
    }),
    fc.record({
      channelListInfo: fc.record({ updateTimestamp: some.moments, channelList: few(some.channels) }),
      channelColumnInfo: fc.record({ updateTimestamp: some.moments, columnList: few(some.columns) }),
      kidsModeSwitch: fc.boolean(),
    }),
  ),
  contentAuthority: laws(
    endpoints.contentAuthority,
    fc.record({ originType: some.words, supportBroadCast: fc.boolean() }),
    some.authorities,
  ),
  contentRules: laws(endpoints.contentRules, noFields, fc.record({ contentRuleList: few(some.contentRules) })),
  channelUpdates: laws(
    endpoints.channelUpdates,
    fc.record({ dataChecks: checks }),
    fc.record({ dataStates: few(some.dataStates) }),
  ),
  trackerList: laws(
    endpoints.trackerList,
    fc.record({
      trackerType: fc.constantFrom(...TrackerType.values),
      accountName: some.words,
    }),
    fc.record({ trackerList: few(some.trackers) }),
  ),
  planList: laws(
    endpoints.planList,
    fc.record({ loginId: some.words }),
    fc.record({ planList: few(fc.constant(plan)) }),
  ),
  epgDay: laws(
    endpoints.epgDay,
    fc.record({
      date: some.utcDays,
      epgId: some.anId(EpgId),
      channelId: some.anId(LogicalChannelId),
      pastDays: fc.nat(7),
      futureDays: fc.nat(6),
      lang: fc.constantFrom(...Language.values),
    }),
    fc.record({ epgList: few(some.epgRecords) }),
  ),
  epgChecksums: laws(endpoints.epgChecksums, noFields, few(some.epgDayChecksums)),
  epgDays: laws(
    endpoints.epgDays,
    fc.record({ date: some.utcDays, epgIdList: few(some.anId(EpgId)) }),
    fc.record({ epgModelList: few(some.epgModels) }),
  ),
  programmeTranslations: laws(
    endpoints.programmeTranslations,
    fc.record({ programIdList: few(some.anId(ProgramId)) }),
    fc.record({
      programList: few(fc.record({ programId: some.anId(ProgramId), multilingualList: few(some.translations) })),
    }),
  ),
  reminderList: laws(endpoints.reminderList, noFields, fc.record({ subscribeList: few(some.channelProgrammes) })),
  reminderCreate: laws(endpoints.reminderCreate, fc.record({ subscribeList: few(some.reminderMarks) }), nothing),
  reminderDelete: laws(
    endpoints.reminderDelete,
    fc.record({
      subscribeDeleteList: few(
        fc.record({ logicalChannelId: some.anId(LogicalChannelId), programId: some.anId(ProgramId) }),
      ),
    }),
    nothing,
  ),
  channelHistoryList: laws(
    endpoints.channelHistoryList,
    noFields,
    fc.record({ playHistoryList: few(some.channelPlays) }),
  ),
  channelHistoryCreate: laws(
    endpoints.channelHistoryCreate,
    fc.record({ playHistoryList: few(some.channelPlays) }),
    nothing,
  ),
  channelHistoryDelete: laws(
    endpoints.channelHistoryDelete,
    fc.record({ playHistoryDeleteList: channelKeys }),
    nothing,
  ),
  favouriteList: laws(
    endpoints.favouriteList,
    noFields,
    fc.record({ favoriteChannelList: few(some.channelFavourites) }),
  ),
  favouriteCreate: laws(
    endpoints.favouriteCreate,
    fc.record({ favoriteChannelList: few(some.channelFavourites) }),
    nothing,
  ),
  favouriteDelete: laws(endpoints.favouriteDelete, fc.record({ favoriteChannelDeleteList: channelKeys }), nothing),
  topChannels: laws(endpoints.topChannels, noFields, fc.record({ topChannelList: channelKeys })),
  channelTopSearch: laws(endpoints.channelTopSearch, noFields, fc.record({ topChannelList: channelKeys })),
  channelBanners: laws(endpoints.channelBanners, noFields, banners),
  homeRecommendations: laws(endpoints.homeRecommendations, fc.record({ accountId: some.words }), banners),
  licence: laws(
    endpoints.licence,
    fc.record({
      drmSystem: fc.constantFrom(...DrmSystem.values),
      sn: some.words,
      contentId: some.anId(ContentId),
      keyId: some.maybe(some.words),
      originalRequestInfo: some.base64,
    }),
    fc.record({ license: some.base64 }),
  ),
  metricBatch: laws(endpoints.metricBatch, fc.record({ data: some.base64 }), nothing),
}

describe('Calls of live television, DRM and metrics', () => {
  for (const declare of Object.values(lawsOf)) declare()

  it('[NET-03] stand under their own names, each at an address of its own', () => {
    const calls = Object.entries(endpoints)
    expect(calls.map(([, { name }]) => name)).toEqual(calls.map(([key]) => key))
    expect(new Set(calls.map(([, call]) => addressOf(call))).size).toBe(calls.length)
  })

  it('[NET-02] of the live area carry its prefix, except the content rules', () => {
    const { contentRules, ...others } = liveEndpoints
    expect(addressOf(contentRules)).toBe('/extraApi/api/channel/contentrule/v1')
    for (const call of Object.values(others)) expect(addressOf(call)).toMatch(/^\/liveapi\/api\//)
  })
})
