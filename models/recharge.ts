import * as t from 'io-ts'
import { AccountId, UserInfo } from './account.ts'
import { optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'

/** A recharge code has exactly this many digits (spec §9). */
export const RECHARGE_CODE_LENGTH = 16

/** What is kept of typed or pasted text: everything but digits goes first, then the cut (contract, Session). */
export const rechargeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, RECHARGE_CODE_LENGTH)

export const isCompleteRechargeCode = (digits: string): boolean => /^\d{16}$/.test(digits)

export const Recharge = t.strict(
  { accountId: AccountId, rechargeCodePassword: Text, virtualCode: optional(Text) },
  'Recharge',
)
export type Recharge = t.TypeOf<typeof Recharge>

/** The account as it stands after the recharge, where the operator sends it. */
export const RechargeResult = t.strict({ accountInfo: optional(UserInfo) }, 'RechargeResult')
export type RechargeResult = t.TypeOf<typeof RechargeResult>
