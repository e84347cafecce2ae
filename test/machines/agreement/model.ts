import { left, right } from 'fp-ts/lib/Either.js'
import { agreementMachine, type OpenPolicy } from '../../../machines/agreement.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { toId } from '../../../models/codec/id.ts'
import { PolicyId } from '../../../models/policy.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

const policyId = toId(PolicyId, 'terms')
if (policyId === undefined) throw new Error('The id of a test does not fit its codec')

export const terms: OpenPolicy = { policyId, title: 'Terms of use', contractVersion: '2', content: 'One household.' }

export const agreementModel = chartModel({
  machine: agreementMachine,
  input: undefined,
  events: {
    'viewer.reachEnd': [{ type: 'viewer.reachEnd' }],
    'viewer.agree': [{ type: 'viewer.agree' }],
    'viewer.disagree': [{ type: 'viewer.disagree' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'network.restored': [{ type: 'network.restored' }],
    'language.changed': [{ type: 'language.changed' }],
  },
  outcomes: {
    loadPolicies: [right([terms]), right([]), left(OFFLINE)],
    signPolicies: [right(undefined), left(OFFLINE)],
  },
  project: ({ policies, failure, isAgreed }) => [policies.length, failure, isAgreed],
  invariants: {
    '[AUTH-05] nobody has agreed to what was not signed, or not open': ({ value, context }) =>
      context.isAgreed === (value === 'agreed'),
    '[AUTH-05] nothing is signed that is not on screen': snapshot =>
      snapshot.value !== 'signing' || snapshot.context.policies.length > 0,
  },
})
