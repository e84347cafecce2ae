import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { Flag, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, Text } from './codec/text.ts'

export const PolicyId = id('PolicyId')
export type PolicyId = t.TypeOf<typeof PolicyId>

export const PolicyKind = oneOf('PolicyKind', ['TERMS', 'PRIVACY', 'OTHER'])
export type PolicyKind = t.TypeOf<typeof PolicyKind>

/** One text that a person agrees to (AUTH-05); `signed` = this account has agreed to this version, where the operator says so. */
export const Policy = t.strict(
  {
    policyId: PolicyId,
    policyType: lenient(PolicyKind, 'OTHER'),
    title: Text,
    contractVersion: Text,
    signed: optional(Flag),
  },
  'Policy',
)
export type Policy = t.TypeOf<typeof Policy>

export const PolicyDetail = t.strict({ policyId: PolicyId, title: Text, content: LongText }, 'PolicyDetail')
export type PolicyDetail = t.TypeOf<typeof PolicyDetail>

/** The version of each policy that an account agreed to on this device (spec §3: privacy policy and user agreement flags). */
export const AgreedVersions = t.record(t.string, Text, 'AgreedVersions')
export type AgreedVersions = t.TypeOf<typeof AgreedVersions>

/** Policies that still have to be agreed to, updated ones among them: as the operator says, else as the device knows. */
export const unsigned = (policies: ReadonlyArray<Policy>, agreed: AgreedVersions): ReadonlyArray<Policy> =>
  policies.filter(({ policyId, contractVersion, signed }) => !(signed ?? agreed[policyId] === contractVersion))
