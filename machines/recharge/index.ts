export { rechargeMachine } from './machine.ts'
export { selectCanRedeem, selectDigits, selectIsRedeeming, selectRechargeFailure } from './selectors.ts'
export type { DraftChanged, RechargeFact, RechargeOutput } from './types.ts'
