import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Instant } from './codec/instant.ts'
import { Moment } from './codec/moment.ts'
import { lenient, oneOf, optional } from './codec/optional.ts'

export const ProductId = id('ProductId')
export type ProductId = t.TypeOf<typeof ProductId>

export const PlanId = id('PlanId')
export type PlanId = t.TypeOf<typeof PlanId>

/** An expiry that never comes. */
export const NEVER = -1

const isNever = (input: unknown): input is typeof NEVER => input === NEVER

export const ExpiredTs: t.Type<typeof NEVER | Instant, number> = new t.Type(
  'ExpiredTs',
  (input): input is typeof NEVER | Instant => isNever(input) || Instant.is(input),
  (input, context) => (isNever(input) ? t.success(input) : Moment.validate(input, context)),
  value => (isNever(value) ? value : Moment.encode(value)),
)

/** `planId`: the plan it was bought as, where the operator says so; several may sell one product (contract, Plans). */
export const Subscription = t.strict(
  { productId: ProductId, expiredTs: ExpiredTs, planId: lenient(optional(PlanId), undefined) },
  'Subscription',
)
export type Subscription = t.TypeOf<typeof Subscription>

export const RechargeStatus = oneOf('RechargeStatus', ['NOT_RECHARGE', 'RECHARGED', 'MEMBER_SITE', 'BOTH'])
export type RechargeStatus = t.TypeOf<typeof RechargeStatus>

export const FreeTrialStatus = oneOf('FreeTrialStatus', ['UNUSED', 'USED'])
export type FreeTrialStatus = t.TypeOf<typeof FreeTrialStatus>
