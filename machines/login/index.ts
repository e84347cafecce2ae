import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/credentials.ts'
import type { NameFields } from '../rules/accountName.ts'
import type { loginMachine } from './machine.ts'
import type { LoginProblems } from './types.ts'

export { loginMachine } from './machine.ts'
export type {
  LogInOutput,
  LoginEvent,
  LoginWish,
} from './types.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

export const selectMethod = ({ context }: LoginSnapshot): LoginType => context.method
export const selectFields = ({ context }: LoginSnapshot): NameFields => context.fields
export const selectProblems = ({ context }: LoginSnapshot): LoginProblems => context.problems
export const selectLoginFailure = ({ context }: LoginSnapshot): CallFailure | undefined => context.failure
export const selectIsSubmitting = (snapshot: LoginSnapshot): boolean => snapshot.hasTag('busy')
/** The app itself failed while sending the form. */
export const selectIsBroken = (snapshot: LoginSnapshot): boolean => snapshot.hasTag('broken')
