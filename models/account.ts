import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { FreeTrialStatus, RechargeStatus, Subscription } from './subscription.ts'

export const AccountId = id('AccountId')
export type AccountId = t.TypeOf<typeof AccountId>

export const SessionId = id('SessionId')
export type SessionId = t.TypeOf<typeof SessionId>

export const LoginStatus = oneOf('LoginStatus', ['guest', 'user'])
export type LoginStatus = t.TypeOf<typeof LoginStatus>

/** How the account signed in. Only `visitorLogin` is the spec's own word (spec §7); an unknown method counts as `other`. */
export const LoginMethod = oneOf('LoginMethod', [
  'visitorLogin',
  'emailLogin',
  'phoneLogin',
  'scanCodeLogin',
  'preInstallLogin',
  'other',
])
export type LoginMethod = t.TypeOf<typeof LoginMethod>

export const PairedDevice = t.strict({ mac: optional(Text) }, 'PairedDevice')

/** Spec §3, User info. Strict. */
export const UserInfo = t.strict(
  {
    accountId: AccountId,
    accountName: Text,
    virtualCode: optional(Text),
    email: optional(Text),
    phone: optional(Text),
    phonePreCode: optional(Text),
    country: optional(Text),
    /** Where the person is, for content rules (contract, facts). */
    province: optional(Text),
    city: optional(Text),
    clientIp: optional(Text),
    /** The set-top box that the account is paired with: a browser knows no hardware address. */
    device: optional(PairedDevice),
    freeTrialStatus: fallback(lenient(FreeTrialStatus, 'USED'), 'USED'),
    loginMethod: lenient(LoginMethod, 'other'),
    loginMethodMapValue: optional(Text),
    sessionId: SessionId,
    subscriptionList: fallback(t.readonlyArray(Subscription), []),
    /** Counts the changes of the profile: another one means that it has changed (contract, Profile). */
    profileVersion: optional(t.number),
    rechargeStatus: lenient(RechargeStatus, 'NOT_RECHARGE'),
  },
  'UserInfo',
)
export type UserInfo = t.TypeOf<typeof UserInfo>

/** A visitor login makes a guest, every other login a user (SES-01). */
export const loginStatus = ({ loginMethod }: UserInfo): LoginStatus =>
  loginMethod === 'visitorLogin' ? 'guest' : 'user'
