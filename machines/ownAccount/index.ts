export { ownAccountMachine } from './machine.ts'
export {
  selectClaim,
  selectIsPackageAvailable,
  selectIsPackageClaimed,
  selectIsPackageOffered,
  selectIsPackageOpen,
  selectOwnPasswordChange,
} from './selectors.ts'
export type { Offer, OwnAccountFact } from './types.ts'
