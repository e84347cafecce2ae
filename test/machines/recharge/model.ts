import { left, right } from 'fp-ts/lib/Either.js'
import { rechargeMachine } from '../../../machines/recharge.ts'
import { chartModel } from '../../paths/model.ts'
import { ana } from '../../support/sessions.ts'

export const CODE = '1111222233334444'

export const rechargeModel = chartModel({
  machine: rechargeMachine,
  input: undefined,
  events: {
    'viewer.typeCode': [
      { type: 'viewer.typeCode', rechargeCode: CODE },
      { type: 'viewer.typeCode', rechargeCode: CODE.slice(1) },
    ],
    'viewer.redeem': [{ type: 'viewer.redeem' }],
    'draft.recalled': [{ type: 'draft.recalled', rechargeCode: CODE }],
  },
  outcomes: {
    redeem: [right(ana), left({ tag: 'timeout' } as const)],
  },
  project: ({ digits, failure }) => [digits, failure],
  invariants: {
    '[BUY-03] only a whole code goes to the operator': snapshot =>
      !snapshot.matches('redeeming') || snapshot.context.digits.length === 16,
  },
})
