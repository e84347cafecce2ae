export { sessionMachine } from './machine.ts'
export type { SessionSnapshot } from './selectors.ts'
export {
  selectAccount,
  selectHasSessionFailed,
  selectIsRenewing,
  selectIsSigningIn,
  selectLoginStatus,
  selectSessionFailure,
} from './selectors.ts'
export type { OpenOutput, RestoreOutput, Session, SessionEvent, SessionFact, SessionInput } from './types.ts'
