export { purchaseMachine } from './machine.ts'
export { selectHasPlansFailed, selectIsPurchaseOpen, selectPlans, selectPlansFailure } from './selectors.ts'
export type { PlansOutput, PurchaseFact, RenewOutput, ShopLeft } from './types.ts'
