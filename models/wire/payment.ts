import * as t from 'io-ts'
import { Text } from '../codec/text.ts'
import { PlanFromWire } from '../plan.ts'
import { Recharge, RechargeResult } from '../recharge.ts'
import { accountCall } from './accountCall.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and Account: how an account pays. A file of its own: only the pages of a user ask for it.

export const planList = liveCall({
  name: 'planList',
  path: '/api/v5/account/plan/list',
  request: t.strict({ loginId: Text }, 'PlanListRequest'),
  response: t.strict({ planList: t.readonlyArray(PlanFromWire) }, 'PlanListResult'),
})

export const recharge = accountCall({
  name: 'recharge',
  path: '/api/account/recharge/v2',
  request: Recharge,
  response: RechargeResult,
})
