import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/credentials.ts'
import type { codeFormMachine } from './machine.ts'
import type { CodeFields, CodeFormProblems } from './types.ts'

export { codeFormMachine } from './machine.ts'
export { NO_DRAFT } from './transitions.ts'
export type {
  CodeField,
  CodeFormEvent,
  CodeFormWish,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from './types.ts'

type CodeFormSnapshot = SnapshotFrom<typeof codeFormMachine>

export const selectCodeMethod = ({ context }: CodeFormSnapshot): LoginType => context.method
export const selectCodeFields = ({ context }: CodeFormSnapshot): CodeFields => context.fields
export const selectCodeProblems = ({ context }: CodeFormSnapshot): CodeFormProblems => context.problems
export const selectCodeFailure = ({ context }: CodeFormSnapshot): CallFailure | undefined => context.failure
export const selectSecondsLeft = ({ context }: CodeFormSnapshot): number => context.secondsLeft
export const selectSentTo = ({ context }: CodeFormSnapshot): string | undefined => context.sentTo
export const selectIsSending = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('sending')
export const selectIsConfirming = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('busy')
/** The app itself failed while sending the form. */
export const selectIsCodeFormBroken = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('broken')
