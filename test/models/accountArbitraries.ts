import fc from 'fast-check'
import { AccountId, LoginMethod, SessionId, type UserInfo } from '../../models/account.ts'
import { type Announcement, AnnouncementId } from '../../models/announcement.ts'
import type { AppProperties } from '../../models/appProperties.ts'
import { LogicalChannelId } from '../../models/channel.ts'
import { ContentMode } from '../../models/contentMode.ts'
import {
  LoginType,
  type PasswordReset,
  type Registration,
  type Verification,
  VerificationPurpose,
} from '../../models/credentials.ts'
import { DrmSystem, type DrmTemplate } from '../../models/drmTemplate.ts'
import { Language } from '../../models/language.ts'
import type { LayoutConfig } from '../../models/layoutConfig.ts'
import type { LoginInfo, LoginResult } from '../../models/login.ts'
import type { Manifest } from '../../models/manifest.ts'
import { type Message, MessageId, MessageState } from '../../models/message.ts'
import { type Policy, PolicyId, PolicyKind } from '../../models/policy.ts'
import { Gender, Nationality, type Profile, type ProfileChange } from '../../models/profile.ts'
import { FreeTrialStatus, PlanId, ProductId, RechargeStatus, type Subscription } from '../../models/subscription.ts'
import type { TokenInfo } from '../../models/token.ts'
import { DeviceFingerprint, type DeviceInfo, RequestId } from '../../models/wire/device.ts'
import { anId, few, maybe, moments, words } from './liveArbitraries.ts'

export const addresses = fc.constantFrom('https://cdn.example/a.png', 'http://10.0.0.1:8080/x?y=1', '/art/poster.svg')
export const languages = fc.constantFrom(...Language.values)
export const counts = fc.nat(100_000)
export const dates = moments.map(ms => new Date(ms).toISOString().slice(0, 10))
/** Of 16 to 32 bytes (contract, Sealed calls). */
export const userRandomValues = fc
  .uint8Array({ minLength: 16, maxLength: 32 })
  .map(bytes => Buffer.from(bytes).toString('base64url'))
const keys = fc.base64String({ minLength: 44, maxLength: 44 })
const tokens = fc.stringMatching(/^[\w.-]{1,64}$/)

export const tokenInfos: fc.Arbitrary<TokenInfo> = fc.record({
  token: tokens,
  refreshToken: tokens,
  catchupToken: maybe(tokens),
  memberSiteToken: maybe(tokens),
  renewCodeToken: maybe(tokens),
  streamMediaTrackerToken: maybe(tokens),
  streamTokenMinutes: maybe(fc.integer({ min: 1, max: 1440 })),
})

export const subscriptions: fc.Arbitrary<Subscription> = fc.record({
  productId: anId(ProductId),
  expiredTs: fc.oneof(fc.constant(-1 as const), moments),
  planId: maybe(anId(PlanId)),
})

export const users: fc.Arbitrary<UserInfo> = fc.record({
  accountId: anId(AccountId),
  accountName: words,
  virtualCode: maybe(words),
  email: maybe(words),
  phone: maybe(words),
  phonePreCode: maybe(words),
  country: maybe(words),
  province: maybe(words),
  city: maybe(words),
  clientIp: maybe(words),
  device: maybe(fc.record({ mac: maybe(words) })),
  freeTrialStatus: fc.constantFrom(...FreeTrialStatus.values),
  loginMethod: fc.constantFrom(...LoginMethod.values),
  loginMethodMapValue: maybe(words),
  sessionId: anId(SessionId),
  subscriptionList: few(subscriptions),
  profileVersion: maybe(fc.nat()),
  rechargeStatus: fc.constantFrom(...RechargeStatus.values),
})

export const drmTemplates: fc.Arbitrary<DrmTemplate> = fc.record({
  templateId: words,
  drmSystem: fc.constantFrom(...DrmSystem.values),
  licenseUrl: addresses,
  certificateUrl: maybe(addresses),
})

export const logins: fc.Arbitrary<LoginInfo> = fc.oneof(
  fc.constant({ loginMethod: 'visitorLogin' as const }),
  fc.record({
    loginMethod: fc.constantFrom('emailLogin' as const, 'phoneLogin' as const),
    accountName: words,
    phonePreCode: maybe(words),
    authenticationKey: keys,
  }),
)

export const loginResults: fc.Arbitrary<LoginResult> = fc.record({
  accountInfo: users,
  sessionId: anId(SessionId),
  tokens: tokenInfos,
  drmTemplates: few(drmTemplates),
  initialPassword: fc.option(fc.boolean(), { nil: undefined }),
})

const accountNames = { loginType: fc.constantFrom(...LoginType.values), accountName: words, phonePreCode: maybe(words) }

export const verifications: fc.Arbitrary<Verification> = fc.record({
  ...accountNames,
  purpose: fc.constantFrom(...VerificationPurpose.values),
  verificationCode: maybe(words),
})

export const registrations: fc.Arbitrary<Registration> = fc.record({
  registerInfo: fc.record({ loginType: accountNames.loginType, accountName: words, verificationCode: words }),
  authenticationKey: keys,
  userRandomValue: userRandomValues,
  name: maybe(words),
  telephoneNumber: maybe(words),
  dateOfBirth: maybe(dates),
  nationality: maybe(fc.constantFrom(...Nationality.values)),
  cpf: maybe(words),
  idNum: maybe(words),
  gender: maybe(fc.constantFrom(...Gender.values)),
  phonePreCode: maybe(words),
})

export const passwordResets: fc.Arbitrary<PasswordReset> = fc.record({
  ...accountNames,
  verificationCode: words,
  authenticationKey: keys,
  userRandomValue: userRandomValues,
})

export const passwordChanges = fc.record({
  oldAuthenticationKey: keys,
  authenticationKey: keys,
  userRandomValue: userRandomValues,
})

export const profileChanges: fc.Arbitrary<ProfileChange> = fc.record(
  {
    fullName: words,
    cpf: words,
    idNum: words,
    dateOfBirth: fc.oneof(dates, fc.constant('' as const)),
    nationality: fc.constantFrom(...Nationality.values, '' as const),
    telephoneNumber: words,
    gender: fc.constantFrom(...Gender.values, '' as const),
  },
  { requiredKeys: [] },
)

export const profiles: fc.Arbitrary<Profile> = fc.record({
  fullName: maybe(words),
  cpf: maybe(words),
  idNum: maybe(words),
  dateOfBirth: maybe(dates),
  nationality: maybe(fc.constantFrom(...Nationality.values)),
  telephoneNumber: maybe(words),
  gender: maybe(fc.constantFrom(...Gender.values)),
})

export const policies: fc.Arbitrary<Policy> = fc.record({
  policyId: anId(PolicyId),
  policyType: fc.constantFrom(...PolicyKind.values),
  title: words,
  contractVersion: words,
  signed: fc.boolean(),
})

export const manifests: fc.Arbitrary<Manifest> = fc.record({
  uiProperties: fc.record({
    stream_cdn_base: maybe(addresses),
    live_drm_cdn_base: maybe(addresses),
    dvr_cdn_base: maybe(addresses),
    report_host: maybe(addresses),
    fps_cer_url: maybe(addresses),
    webapp_custom_lang: few(fc.record({ lang: languages, websiteName: maybe(words), footerText: maybe(words) })),
  }),
  broadcastProperties: fc.record({
    cadena_national_open: fc.boolean(),
    cadena_national_open_time: maybe(moments),
    cadena_national_close_time: maybe(moments),
  }),
  otherProperties: fc.record({ visitorMode: fc.boolean() }),
  e2eeProperties: fc.record({ enabled: fc.boolean(), kid: maybe(words) }),
  cacheable: fc.boolean(),
})

export const layoutConfigs: fc.Arbitrary<LayoutConfig> = fc.record({
  play_history_report_interval: fc.integer({ min: 1, max: 3600 }),
  hide_unsubscribe_channel: fc.boolean(),
  msg_chk_int: fc.integer({ min: 1, max: 1e7 }),
  popular_search_switch: fc.boolean(),
  more_like_this_switch: fc.boolean(),
  home_live_layout_switch: fc.boolean(),
  custom_modify_passwd_option: fc.boolean(),
  home_live_category: few(fc.stringMatching(/^[\w-]{1,12}$/)),
})

const properties = fc
  .array(fc.tuple(fc.stringMatching(/^[a-z][a-z_]{0,11}$/), fc.oneof(words, counts, fc.boolean())), { maxLength: 3 })
  .map(entries => Object.fromEntries(entries))

export const appProperties: fc.Arbitrary<AppProperties> = fc.record({
  contentMode: fc.constantFrom(...ContentMode.values),
  layoutConfig: layoutConfigs,
  defaultPlayConfig: fc.record({ resolution: maybe(counts), autoPlay: fc.boolean(), muted: fc.boolean() }),
  initProperties: properties,
  dynamicUiProperties: properties,
})

const colours = fc.constantFrom('#fff', '#1A2b3c', '#00000080')

export const announcements: fc.Arbitrary<Announcement> = fc.record({
  id: anId(AnnouncementId),
  msg: words,
  priority: fc.integer({ min: -5, max: 9 }).map(priority => priority + 0),
  displayMode: few(fc.constantFrom(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 77)),
  readStatus: fc.boolean(),
  properties: fc.record({
    backgroundcolor: maybe(colours),
    textcolor: maybe(colours),
    textsize: maybe(fc.constantFrom(22, 25, 28, 99)),
  }),
  displayInterval: counts,
  displayTimes: counts,
  displayChannel: few(anId(LogicalChannelId)),
  createTime: maybe(moments),
})

export const messages: fc.Arbitrary<Message> = fc.record({
  msgId: anId(MessageId),
  title: words,
  content: words,
  state: fc.constantFrom(...MessageState.values),
  createTime: moments,
  url: maybe(addresses),
  category: maybe(words),
})

export const devices: fc.Arbitrary<DeviceInfo> = fc.record({
  deviceFingerprint: anId(DeviceFingerprint),
  appId: words,
  brandId: words,
  vnoId: words,
  lang: languages,
  requestTime: moments,
  requestId: anId(RequestId),
  clientType: fc.constant('web' as const),
  virtualCode: maybe(words),
  accountId: maybe(anId(AccountId)),
})
