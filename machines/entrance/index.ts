export { entranceMachine } from './machine.ts'
export {
  selectAgreement,
  selectIsPasswordSet,
  selectLoginForm,
  selectNotice,
  selectPasswordChange,
  selectPasswordReset,
  selectQrLogin,
  selectSignUp,
  selectUsername,
  selectView,
} from './selectors.ts'
export type { Draft, DraftKept, EntranceFact, EntranceNotice, EntranceView } from './types.ts'
