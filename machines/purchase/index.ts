export { purchaseMachine } from './machine.ts'
export {
  selectHasPlansFailed,
  selectIsPurchaseOpen,
  selectIsRefused,
  selectPlans,
  selectPlansFailure,
} from './selectors.ts'
export type { PlansOutput, PurchaseFact, RenewOutput, RightsChanged, ShopLeft } from './types.ts'
