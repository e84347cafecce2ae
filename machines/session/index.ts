export { sessionMachine } from './machine.ts'
export {
  selectAccount,
  selectHasSessionFailed,
  selectIsRenewing,
  selectLoginStatus,
  selectSessionFailure,
} from './selectors.ts'
export type { OpenOutput, RestoreOutput, Session, SessionEvent, SessionFact } from './types.ts'
