import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { passwordChangeMachine } from './machine.ts'
import type { PasswordProblems } from './types.ts'

type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>

export const selectPasswordProblems = ({ context }: PasswordChangeSnapshot): PasswordProblems => context.problems
export const selectChangeFailure = ({ context }: PasswordChangeSnapshot): CallFailure | undefined => context.failure
export const selectIsChanging = (snapshot: PasswordChangeSnapshot): boolean => snapshot.hasTag('busy')
/** The app itself failed while sending the form. */
export const selectIsChangeBroken = (snapshot: PasswordChangeSnapshot): boolean => snapshot.hasTag('broken')
