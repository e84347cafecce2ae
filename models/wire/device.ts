import * as t from 'io-ts'
import { AccountId } from '../account.ts'
import { id } from '../codec/id.ts'
import { Instant } from '../codec/instant.ts'
import { Numeric } from '../codec/numeric.ts'
import { optional } from '../codec/optional.ts'
import { Text } from '../codec/text.ts'
import { Language } from '../language.ts'

export const RequestId = id('RequestId')
export type RequestId = t.TypeOf<typeof RequestId>

export const DeviceFingerprint = id('DeviceFingerprint')
export type DeviceFingerprint = t.TypeOf<typeof DeviceFingerprint>

/** What `originType` says of this client in the calls that ask for it. */
export const ORIGIN_TYPE = 'web'

const RequestTime: t.Type<Instant, number> = new t.Type(
  'RequestTime',
  Instant.is,
  (input, context) => {
    const result = Numeric.decode(input)
    return Instant.validate(result._tag === 'Right' ? result.right : input, context)
  },
  value => value,
)

/**
 * Fields that every POST body carries beside the call's own (spec §7, AUTH-10). They stand flat in the body, in JSON and
 * in forms alike; a field of the call itself wins over one of these.
 */
export const DeviceInfo = t.strict(
  {
    deviceFingerprint: DeviceFingerprint,
    appId: Text,
    brandId: Text,
    vnoId: Text,
    lang: Language,
    requestTime: RequestTime,
    /** 32 random bytes, base64url (spec §9). */
    requestId: RequestId,
    clientType: t.literal('web'),
    virtualCode: optional(Text),
    /** Missing before the first login. */
    accountId: optional(AccountId),
  },
  'DeviceInfo',
)
export type DeviceInfo = t.TypeOf<typeof DeviceInfo>

/** Fields that VOD and search calls carry in the form or in the parameters (NET-02); `token` always goes into the query. */
export const CatalogueInfo = t.strict(
  { language: Language, country: optional(Text), clientIp: optional(Text) },
  'CatalogueInfo',
)
export type CatalogueInfo = t.TypeOf<typeof CatalogueInfo>
