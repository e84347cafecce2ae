import { gzipSync } from 'node:zlib'
import { AccountId } from '../../../../models/account.ts'
import { EpgId, LogicalChannelId } from '../../../../models/channel.ts'
import { DAY, instant } from '../../../../models/codec/instant.ts'
import { ContentId } from '../../../../models/contentRule.ts'
import { utcDayOf } from '../../../../models/epg.ts'
import { MessageId } from '../../../../models/message.ts'
import { MetricBatch } from '../../../../models/metric.ts'
import { PersonId } from '../../../../models/person.ts'
import { PlaylistId } from '../../../../models/playlist.ts'
import { PolicyId } from '../../../../models/policy.ts'
import { ProgramId } from '../../../../models/programme.ts'
import { ScanCodeId } from '../../../../models/scanCode.ts'
import { MetaId } from '../../../../models/title.ts'
import type { RequestOf } from '../../../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../../../models/wire/index.ts'
import type { HeadEnd } from '../../index.ts'
import { contentKeys } from '../../media/keys.ts'
import { authenticationKeyOf, DEMO_PASSWORD } from '../../world/demoAccounts.ts'
import { idOf } from '../../world/ids.ts'
import { ask, guest, keyFor, must, user } from './client.ts'

type Endpoints = typeof endpoints
type Sample<K extends CallName> = (headEnd: HeadEnd) => Promise<{ request: RequestOf<Endpoints[K]>; token: string }>

const SALT = Buffer.alloc(32, 7).toString('base64url')
const NEW_KEY = authenticationKeyOf('another1', SALT)
const channelId = idOf(LogicalChannelId, '1101')
const metaId = idOf(MetaId, 'm1004')
const seriesId = idOf(MetaId, 's100')
const paging = { pageId: 1, pageSize: 16 }
const today = ({ control }: HeadEnd) => utcDayOf(control.now())

const asGuest =
  <R>(request: R | ((headEnd: HeadEnd) => R | Promise<R>)) =>
  async (headEnd: HeadEnd) => ({
    request: typeof request === 'function' ? await (request as (headEnd: HeadEnd) => R | Promise<R>)(headEnd) : request,
    token: (await guest(headEnd.origin)).token,
  })

const asUser =
  <R>(request: R | ((headEnd: HeadEnd) => R | Promise<R>), name = 'ana@sintonia.example') =>
  async (headEnd: HeadEnd) => ({
    request: typeof request === 'function' ? await (request as (headEnd: HeadEnd) => R | Promise<R>)(headEnd) : request,
    token: (await user(headEnd.origin, name)).token,
  })

const asNobody =
  <R>(request: R | ((headEnd: HeadEnd) => R | Promise<R>)) =>
  async (headEnd: HeadEnd) => ({
    request: typeof request === 'function' ? await (request as (headEnd: HeadEnd) => R | Promise<R>)(headEnd) : request,
    token: '',
  })

/** A code as it would arrive by mail. */
export const codeFor = async (
  { origin, control }: HeadEnd,
  accountName: string,
  purpose: 'register' | 'resetPassword' | 'freePackage',
  token = '',
): Promise<string> => {
  const verificationCode = undefined
  const request = { purpose, loginType: 'email' as const, accountName, phonePreCode: undefined, verificationCode }
  await must(ask(origin, endpoints.verification, request, token))
  return control.verificationCodes().find(({ target }) => target === accountName)?.code ?? ''
}

const confirmedScan = async ({ origin }: HeadEnd) => {
  const { scanCodeId } = await must(ask(origin, endpoints.scanCode, {}))
  const body = new URLSearchParams({ code: scanCodeId, answer: 'confirm', account: '100001' })
  await fetch(`${origin}/phone`, { method: 'POST', body })
  return scanCodeId
}

const aProgramme = async ({ origin, control }: HeadEnd) => {
  const { token } = await guest(origin)
  const date = utcDayOf(instant(control.now() + DAY))
  const { epgModelList } = await must(
    ask(origin, endpoints.epgDays, { date, epgIdList: [idOf(EpgId, 'e1101')] }, token),
  )
  return epgModelList[0]?.epgDayList[0]?.epgList[3]?.programId ?? idOf(ProgramId, 'none')
}

const clearKeyAsk = Buffer.from(
  JSON.stringify({ kids: [Buffer.from(contentKeys.cenc.id, 'hex').toString('base64url')] }),
).toString('base64')

const batch = (headEnd: HeadEnd): string => {
  const records = MetricBatch.encode([
    {
      viewId: 'v1',
      sessionId: 's1',
      kind: 'live',
      contentId: '1101',
      ts: headEnd.control.now(),
      event: 'start',
      positionMs: undefined,
      bitrate: 800_000,
      startupMs: 210,
      stallCount: 0,
      stallMs: 0,
      playedMs: 0,
      latencyMs: 5_200,
      host: 'cdn.example',
      release: '1.2.3',
      dropped: 0,
      drm: undefined,
      errCode: undefined,
      message: undefined,
    },
  ])
  return gzipSync(JSON.stringify(records)).toString('base64')
}

/** A good request for every call; a call without one does not compile (NET-03). */
export const samples: { readonly [K in CallName]: Sample<K> } = {
  channelList: asGuest({
    supportMosaic: false,
    supportVirtual: false,
    supportAudio: true,
    supportBroadCast: true,
    dataChecks: [],
  }),
  contentAuthority: asUser({ originType: 'web', supportBroadCast: true }),
  contentRules: asGuest({}),
  channelUpdates: asGuest({ dataChecks: [{ dataType: 'CHANNEL_AUTH' as const, timestamp: instant(0) }] }),
  trackerList: asGuest({ trackerType: 'HLS' as const, accountName: 'guest' }),
  playSessionEnd: asGuest({ sessionId: 'one-that-plays' }),
  planList: asUser({ loginId: '100001' }),
  epgDay: asGuest(headEnd => ({
    date: today(headEnd),
    epgId: idOf(EpgId, 'e1101'),
    channelId,
    pastDays: 7,
    futureDays: 6,
    lang: 'pt' as const,
  })),
  epgChecksums: asGuest({}),
  epgDays: asGuest(headEnd => ({
    date: today(headEnd),
    epgIdList: ['e1100', 'e1101', 'e1902'].map(id => idOf(EpgId, id)),
  })),
  programmeTranslations: asGuest(async headEnd => ({ programIdList: [await aProgramme(headEnd)] })),
  reminderCreate: asUser(async headEnd => ({
    subscribeList: [
      { logicalChannelId: channelId, programId: await aProgramme(headEnd), epgStatus: 'notStart' as const },
    ],
  })),
  reminderList: asUser({}),
  reminderDelete: asUser({
    subscribeDeleteList: [{ logicalChannelId: channelId, programId: idOf(ProgramId, '1101-x') }],
  }),
  channelHistoryCreate: asUser(({ control }) => ({
    playHistoryList: [{ logicalChannelId: channelId, updateTime: control.now(), playDuration: 61 }],
  })),
  channelHistoryList: asUser({}),
  channelHistoryDelete: asUser({ playHistoryDeleteList: [{ logicalChannelId: idOf(LogicalChannelId, '1102') }] }),
  favouriteCreate: asUser(({ control }) => ({
    favoriteChannelList: [{ logicalChannelId: channelId, updateTime: control.now() }],
  })),
  favouriteList: asUser({}),
  favouriteDelete: asUser({ favoriteChannelDeleteList: [{ logicalChannelId: idOf(LogicalChannelId, '1102') }] }),
  topChannels: asGuest({}),
  channelTopSearch: asGuest({}),
  channelBanners: asGuest({}),
  homeRecommendations: asGuest({ accountId: 'guest' }),
  login: asNobody({ loginInfo: { loginMethod: 'visitorLogin' as const } }),
  userRandomValue: asNobody({ loginType: 'email' as const, accountName: 'nobody@sintonia.example', originType: 'web' }),
  register: asNobody(async headEnd => ({
    registerInfo: {
      loginType: 'email' as const,
      accountName: 'new@sintonia.example',
      verificationCode: await codeFor(headEnd, 'new@sintonia.example', 'register'),
    },
    authenticationKey: NEW_KEY,
    userRandomValue: SALT,
    name: 'Nova Pessoa',
    telephoneNumber: undefined,
    dateOfBirth: '1990-02-28',
    nationality: 'brazilian' as const,
    cpf: '52998224725',
    idNum: undefined,
    gender: undefined,
    phonePreCode: undefined,
  })),
  passwordReset: asNobody(async headEnd => ({
    loginType: 'email' as const,
    accountName: 'leo@sintonia.example',
    phonePreCode: undefined,
    verificationCode: await codeFor(headEnd, 'leo@sintonia.example', 'resetPassword'),
    authenticationKey: NEW_KEY,
    userRandomValue: SALT,
  })),
  passwordChange: asUser(async ({ origin }) => ({
    oldAuthenticationKey: await keyFor(origin, 'ana@sintonia.example', DEMO_PASSWORD),
    authenticationKey: authenticationKeyOf(DEMO_PASSWORD, SALT),
    userRandomValue: SALT,
  })),
  profile: asUser({}),
  profileUpdate: asUser({ telephoneNumber: '+55 11 91234-5678' }),
  policies: asNobody({}),
  policyDetail: asNobody({ policyId: idOf(PolicyId, 'terms') }),
  policySign: asUser({ policyIdList: [idOf(PolicyId, 'terms')], contractVersion: '1', virtualCode: undefined }),
  tokenRefresh: asNobody(async ({ origin }) => ({ refreshToken: (await user(origin)).refreshToken })),
  scanCode: asNobody({}),
  scanCodeInfo: asNobody(async headEnd => ({ scanCodeId: await confirmedScan(headEnd) })),
  quickLoginToken: asNobody(async headEnd => ({ scanCodeId: await confirmedScan(headEnd) })),
  scanCodeLogin: asNobody(async headEnd => {
    const scanCodeId = idOf(ScanCodeId, await confirmedScan(headEnd))
    return { scanCodeId, ...(await must(ask(headEnd.origin, endpoints.quickLoginToken, { scanCodeId }))) }
  }),
  manifest: asNobody({}),
  appProperties: asNobody({}),
  verification: asNobody({
    purpose: 'register' as const,
    loginType: 'email' as const,
    accountName: 'code@sintonia.example',
    phonePreCode: undefined,
    verificationCode: undefined,
  }),
  logout: asUser({}),
  recharge: asUser({
    accountId: idOf(AccountId, '100001'),
    rechargeCodePassword: '1234123412341232',
    virtualCode: undefined,
  }),
  unreadCount: asUser({}),
  messageList: asUser(paging),
  messageState: asUser({ msgId: idOf(MessageId, 'invoice'), state: 'READ' as const }),
  publicNotices: asNobody({}),
  notices: asUser({}),
  vodFavouriteAdd: asUser({ metaId }),
  vodFavourites: asUser(paging),
  vodFavoured: asUser({ metaIds: [metaId, seriesId] }),
  vodFavouritesDelete: asUser({ metaIds: [seriesId] }),
  vodHistoryAdd: asUser({
    metaId: seriesId,
    seriesId,
    seasonId: idOf(MetaId, 's100-1'),
    episodeId: idOf(MetaId, 's100-1-2'),
    videoType: 'VOD',
    imdbId: undefined,
    tmdbId: undefined,
    episodeNo: 2,
    seasonNo: 1,
    played: false,
    playedTime: 300,
    playProgress: 21.5,
    totalDuration: 1395,
  }),
  vodHistory: asUser({ pageId: 1, pageSize: 100 }),
  vodHistoryDelete: asUser({ metaIds: [metaId] }),
  playlistRoot: asGuest({ type: undefined }),
  batchPlaylist: asGuest({
    playlistIds: ['home-banner', 'new', 'replays', 'series'].map(id => idOf(PlaylistId, id)),
    showListType: undefined,
    sensitive: false,
    ...paging,
  }),
  playSource: asUser({ metaId, clientType: 'web' as const, osType: 'Linux', osVersion: '6' }),
  trailers: asGuest({ metaId }),
  titles: asGuest({ metaIds: [metaId, seriesId, idOf(MetaId, 's100-1'), idOf(MetaId, 's100-1-3')] }),
  title: asGuest({ metaId: seriesId }),
  episodes: asGuest({ metaId: seriesId, seasonId: undefined }),
  person: asGuest({ personId: idOf(PersonId, 'p7') }),
  filmography: asGuest({ personId: idOf(PersonId, 'p7'), ...paging }),
  search: asGuest({ keyword: 'light', ...paging }),
  topSearches: asGuest({ pageId: 1, pageSize: 10 }),
  recommendations: asGuest({ metaId, ...paging }),
  licence: asUser({
    drmSystem: 'clearkey' as const,
    sn: 'test-device',
    contentId: idOf(ContentId, 'live-copa'),
    keyId: undefined,
    originalRequestInfo: clearKeyAsk,
  }),
  metricBatch: asNobody(headEnd => ({ data: batch(headEnd) })),
}
