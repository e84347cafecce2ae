import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Flag, fallback, lenient, oneOf } from './codec/optional.ts'
import { LongText, Text } from './codec/text.ts'

export const PolicyId = id('PolicyId')
export type PolicyId = t.TypeOf<typeof PolicyId>

export const PolicyKind = oneOf('PolicyKind', ['TERMS', 'PRIVACY', 'OTHER'])
export type PolicyKind = t.TypeOf<typeof PolicyKind>

/** One text that a person agrees to (AUTH-05); `signed` = this account has agreed to this version. */
export const Policy = t.strict(
  {
    policyId: PolicyId,
    policyType: lenient(PolicyKind, 'OTHER'),
    title: Text,
    contractVersion: Text,
    signed: fallback(Flag, false),
  },
  'Policy',
)
export type Policy = t.TypeOf<typeof Policy>

export const PolicyDetail = t.strict({ policyId: PolicyId, title: Text, content: LongText }, 'PolicyDetail')
export type PolicyDetail = t.TypeOf<typeof PolicyDetail>

/** Policies that still have to be agreed to, updated ones among them. */
export const unsigned = (policies: ReadonlyArray<Policy>): ReadonlyArray<Policy> =>
  policies.filter(({ signed }) => !signed)
