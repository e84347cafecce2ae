import type { SnapshotFrom } from 'xstate'
import { namedAccount } from '../rules/accountName.ts'
import type { entranceMachine } from './machine.ts'
import type { EntranceNotice, EntranceView } from './types.ts'

export { entranceMachine } from './machine.ts'
export type { Draft, DraftKept, EntranceFact, EntranceNotice, EntranceView } from './types.ts'

type EntranceSnapshot = SnapshotFrom<typeof entranceMachine>

/** The form or the question that is open. */
export const selectLoginForm = ({ children }: EntranceSnapshot) => children.login
export const selectQrLogin = ({ children }: EntranceSnapshot) => children.qrLogin
export const selectSignUp = ({ children }: EntranceSnapshot) => children.signUp
export const selectPasswordReset = ({ children }: EntranceSnapshot) => children.passwordReset
export const selectAgreement = ({ children }: EntranceSnapshot) => children.agreement
export const selectPasswordChange = ({ children }: EntranceSnapshot) => children.passwordChange

export const selectView = ({ context }: EntranceSnapshot): EntranceView => context.view
export const selectNotice = ({ context }: EntranceSnapshot): EntranceNotice | undefined => context.notice
/** The name that was typed last. */
export const selectUsername = ({ context: { typed } }: EntranceSnapshot): string =>
  namedAccount(typed.method, typed.fields).accountName
export const selectIsPasswordSet = (snapshot: EntranceSnapshot): boolean => snapshot.hasTag('passwordSet')
