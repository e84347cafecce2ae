import { describe, expect, it } from 'vitest'
import { addressOf } from '../../models/wire/endpoint.ts'
import { endpoints } from '../../models/wire/index.ts'
import { codecNamed, fieldsOf } from '../support/codecs.ts'

/** Spec §7, with the paths that contract.md completes. */
const CALLS: Readonly<Record<string, ReadonlyArray<string>>> = {
  live: [
    '/liveapi/api/v5/channel/unencrypted/list',
    '/liveapi/api/channel/content/authority/v1',
    '/liveapi/api/channel/topChannel/v3',
    '/extraApi/api/channel/contentrule/v1',
    '/liveapi/api/channel/update/v4',
    '/liveapi/api/programs/commercial/web/epg/query/v1',
    '/liveapi/api/programs/commercial/web/checksum/query/v1',
    '/liveapi/api/programs/commercial/web/epg/query/v2',
    '/liveapi/api/programs/commercial/epg/multilingual/query',
    '/liveapi/api/channel/play/history/list',
    '/liveapi/api/channel/play/history/create',
    '/liveapi/api/channel/play/history/delete',
    '/liveapi/api/channel/favorite/list',
    '/liveapi/api/channel/favorite/create',
    '/liveapi/api/channel/favorite/delete',
    '/liveapi/api/programs/commercial/subscribe/list',
    '/liveapi/api/programs/commercial/subscribe/create',
    '/liveapi/api/programs/commercial/subscribe/delete',
    '/liveapi/api/v1/channel/search/top/query',
    '/liveapi/api/channel/banner/list/v1',
    '/liveapi/api/v5/tracker/list',
    '/liveapi/api/v5/play/session/end',
    '/liveapi/api/v5/account/plan/list',
    '/liveapi/api/v2/channel/home/manual/recommend/query',
  ],
  account: [
    '/api/account/login/v3',
    '/api/account/v3model/urv/query/v1',
    '/api/account/sp/register/v3',
    '/api/account/resetPasswd/v1',
    '/api/v2/account/password/modify',
    '/api/account/contract/query',
    '/api/account/contract/detail',
    '/api/account/contract/sign',
    '/api/account/token/refresh/v3',
    '/api/v2/account/scan/code/info/query',
    '/api/v2/account/scan/code/quick-login-token/query',
    '/api/v2/account/scan/code/login',
    '/api/account/scan/code/v3',
    '/api/account/manifest/property',
    '/api/account/app/property/query/v3',
    '/api/account/verification/v1',
    '/api/account/logout/v1',
    '/api/account/recharge/v2',
    // decided: the specification has the page and no call
    '/api/account/profile/query/v1',
    '/api/account/profile/update/v1',
  ],
  messages: [
    '/api/v1/message-center/notification/unread/count/query',
    '/api/v1/message-center/notification/query',
    '/api/v1/message-center/notification/state/update',
    '/api/message/app/public/notice',
    '/api/message/app/notice',
  ],
  vod: [
    '/vodapi/api/meta/playlist/root/v1',
    '/vodapi/api/meta/playlist/batchPlaylist/v1',
    '/vodapi/api/meta/media/playSource/v1',
    '/vodapi/api/meta/media/trailer/v1',
    '/vodapi/api/meta/media/batchDetail/v1',
    '/vodapi/api/meta/media/detail/v1',
    '/vodapi/api/meta/media/episode/v1',
    '/vodapi/api/meta/person/detail/v1',
    '/vodapi/api/meta/person/filmography/v1',
    '/vodapi/api/profile/favor/metaList/v1',
    '/vodapi/api/profile/favor/batchSearchHasFavored/v1',
    '/vodapi/api/profile/favor/add/v1',
    '/vodapi/api/profile/favor/batchDelete/v1',
    '/vodapi/api/profile/history/metaList/v1',
    '/vodapi/api/profile/history/add/v1',
    '/vodapi/api/profile/history/batchDelete/v1',
    '/searchApi/api/meta/media/search/v1',
    'GET /searchApi/api/meta/media/searchTopx/v1',
    'GET /vodapi/api/meta/recommend/list/v1',
  ],
  drm: ['/drmLicense/drm/adapter/licenseServer/license/v1'],
  metrics: ['/dataReport/metric/batchpost/v1'],
}

/** Spec §3: the fields of each entity that is a record on the wire, as it spells them. */
const FIELDS: Readonly<Record<string, string>> = {
  Channel:
    'logicalChannelId logicalChannelName channelSeq iconUrl channelType sourceType isFavorite liveAuthority playBackAuthority epgId canPlayBack playbackDuration audioPosterList physicalChannelList contentRuleList contentId',
  PhysicalChannel:
    'channelId liveStreamId dvrStreamId streamId dvrContentId contentId drmType resolution multiDrmLiveStreamIdMap multiDrmDvrStreamIdMap liveAuthority playBackAuthority',
  BannerItem:
    'title genres description plot metaType metaId linkType linkId bannerItemId hasEpgSource playbackValidTime startTime historyEpisode noSeason poster posterLandscape customizedDisplayInfo landscape mediaVideoList finishTime createTime',
  BannerChannel: 'iconUrl logicChannelName',
  HistoryEpisode: 'metaId episode',
  Landscape: 'url',
  Title:
    'metaId metaType seriesId seasonId seasons seriesTitle seasonTitle season episode title imdbId tmdbId audioPosters rating videoType mediaQualityList drmType url epgProgramInfo epgSourceStatus',
  Announcement: 'id msg priority displayMode readStatus properties displayInterval displayTimes displayChannel',
  AnnouncementProperties: 'backgroundcolor textcolor textsize',
  Plan: 'planId url price currency discountPrice discountCurrency planLang',
  PlanText: 'lang planName description',
  UserInfo:
    'accountId accountName virtualCode email phone phonePreCode country clientIp freeTrialStatus loginMethod loginMethodMapValue sessionId subscriptionList rechargeStatus',
  Subscription: 'productId expiredTs',
  TokenInfo: 'token catchupToken memberSiteToken refreshToken renewCodeToken streamMediaTrackerToken',
  Profile: 'fullName cpf idNum dateOfBirth nationality telephoneNumber gender',
  ContentRule: 'contentId ruleList',
  Rule: 'ruleType ruleCategory action ruleValue',
  UiProperties: 'stream_cdn_base live_drm_cdn_base dvr_cdn_base report_host fps_cer_url webapp_custom_lang',
  BroadcastProperties: 'cadena_national_open cadena_national_open_time',
  OtherProperties: 'visitorMode',
  Manifest: 'uiProperties broadcastProperties otherProperties e2eeProperties',
  LayoutConfig:
    'play_history_report_interval hide_unsubscribe_channel msg_chk_int popular_search_switch more_like_this_switch home_live_layout_switch custom_modify_passwd_option home_live_category',
  LanguageEntry: 'lang websiteName footerText',
  ReminderMark: 'logicalChannelId programId epgStatus',
  VodHistoryMark: 'seriesId seasonId episodeId',
  EpgRecord: 'appId epgId date isCatchup checksum programs',
  DeviceInfo: 'deviceFingerprint appId brandId vnoId lang requestTime requestId clientType virtualCode accountId',
}

describe('The contract with the back end', () => {
  const calls = Object.values(endpoints)

  it('[NET-03] every call of the specification and of the contract exists, and no other', () => {
    const spoken = (area: string) =>
      calls
        .filter(call => call.area === area)
        .map(call => `${call.method === 'GET' ? 'GET ' : ''}${addressOf(call)}`)
        .toSorted()
    for (const [area, addresses] of Object.entries(CALLS)) expect(spoken(area), area).toEqual(addresses.toSorted())
    expect(calls).toHaveLength(Object.values(CALLS).flat().length)
  })

  it('[NET-03] every call stands under its own name, with two named codecs', () => {
    for (const [key, call] of Object.entries(endpoints)) {
      expect(call.name).toBe(key)
      for (const codec of [call.request, call.response]) expect(codec.name, key).toMatch(/^[A-Z][\w<>]*$/)
    }
  })

  it('[NET-10] every entity of the specification has every field that it names', () => {
    for (const [entity, fields] of Object.entries(FIELDS)) {
      const codec = codecNamed(entity)
      if (codec === undefined) throw new Error(`no codec is called ${entity}`)
      expect(Object.keys(fieldsOf(codec)), entity).toEqual(expect.arrayContaining(fields.split(' ')))
    }
  })
})
