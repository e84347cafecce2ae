import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LoginType } from '../../models/credentials.ts'
import type { codeFormMachine } from './machine.ts'
import type { CodeFields, CodeFormProblems, CodeStep } from './types.ts'

type CodeFormSnapshot = SnapshotFrom<typeof codeFormMachine>

export const selectCodeMethod = ({ context }: CodeFormSnapshot): LoginType => context.method
export const selectCodeFields = ({ context }: CodeFormSnapshot): CodeFields => context.fields
export const selectCodeProblems = ({ context }: CodeFormSnapshot): CodeFormProblems => context.problems
export const selectCodeFailure = ({ context }: CodeFormSnapshot): CallFailure | undefined => context.failure
export const selectSecondsLeft = ({ context }: CodeFormSnapshot): number => context.secondsLeft
/** One was sent, perhaps before the page was loaded: no other is sent yet. */
export const selectIsCodeUnderWay = ({ context }: CodeFormSnapshot): boolean => context.secondsLeft > 0
export const selectSentTo = ({ context }: CodeFormSnapshot): string | undefined => context.sentTo
export const selectIsSending = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('sending')
export const selectIsConfirming = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('busy')
/** What is asked for now, where the form comes in steps. */
export const selectCodeStep = (snapshot: CodeFormSnapshot): CodeStep => {
  if (snapshot.hasTag('address')) return 'address'
  return snapshot.hasTag('code') ? 'code' : 'password'
}
/** The app itself failed while sending the form. */
export const selectIsCodeFormBroken = (snapshot: CodeFormSnapshot): boolean => snapshot.hasTag('broken')
