export { ownAccountMachine } from './machine.ts'
export {
  selectClaim,
  selectIsPackageClaimed,
  selectIsPackageOffered,
  selectIsPackageOpen,
  selectOwnPasswordChange,
} from './selectors.ts'
export type { Offer, OwnAccountFact } from './types.ts'
