import { left, right } from 'fp-ts/lib/Either.js'
import { purchaseMachine } from '../../../machines/purchase.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { plan } from '../../support/plans.ts'
import { ana } from '../../support/sessions.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
export const monthly = plan('monthly')

export const purchaseModel = chartModel({
  machine: purchaseMachine,
  input: undefined,
  events: {
    'viewer.seePlans': [{ type: 'viewer.seePlans' }],
    'viewer.chooseLocked': [{ type: 'viewer.chooseLocked' }],
    'viewer.closePlans': [{ type: 'viewer.closePlans' }],
    'viewer.goToShop': [{ type: 'viewer.goToShop', planId: monthly.planId }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'network.restored': [{ type: 'network.restored' }],
    'rights.changed': [{ type: 'rights.changed' }],
    'shop.left': [{ type: 'shop.left' }],
    'plan.bought': [{ type: 'plan.bought' }],
  },
  outcomes: {
    loadPlans: [right([monthly]), left(OFFLINE)],
    renewRights: [right({ session: ana, hasMore: true }), right({ session: ana, hasMore: false }), left(OFFLINE)],
  },
  project: ({ plans, failure }) => [plans?.length, failure?.tag],
})
