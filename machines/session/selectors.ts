import type { SnapshotFrom } from 'xstate'
import type { LoginStatus, UserInfo } from '../../models/account.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { sessionMachine } from './machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export const selectLoginStatus = ({ context }: SessionSnapshot): LoginStatus | undefined => context.session?.status
export const selectAccount = ({ context }: SessionSnapshot): UserInfo | undefined => context.session?.account
/** A refresh is under way and calls wait for it (SES-06). */
export const selectIsRenewing = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('renewing')
/** Nobody is signed in yet and the app is on its way there. */
export const selectIsSigningIn = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('busy')
/** The operator could not be reached for the first login. */
export const selectHasSessionFailed = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('failed')
export const selectSessionFailure = ({ context }: SessionSnapshot): CallFailure | undefined => context.failure
