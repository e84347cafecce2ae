import type { SnapshotFrom } from 'xstate'
import type { LoginStatus, UserInfo } from '../../models/account.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { sessionMachine } from './machine.ts'

export { sessionMachine } from './machine.ts'
export type { OpenOutput, RestoreOutput, Session, SessionEvent, SessionFact } from './types.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export const selectLoginStatus = ({ context }: SessionSnapshot): LoginStatus | undefined => context.session?.status
export const selectAccount = ({ context }: SessionSnapshot): UserInfo | undefined => context.session?.account
/** A refresh is under way and calls wait for it (SES-06). */
export const selectIsRenewing = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('renewing')
/** The operator could not be reached for the first login. */
export const selectHasSessionFailed = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('failed')
export const selectSessionFailure = ({ context }: SessionSnapshot): CallFailure | undefined => context.failure
