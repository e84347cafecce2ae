import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import { refusedProfileField } from '../../models/profileEdit.ts'
import type { ProfileField, ProfileFields, ProfileProblems } from '../../models/profileFields.ts'
import type { profileMachine } from './machine.ts'
import { hasChanges } from './transitions.ts'

export { profileMachine } from './machine.ts'
export type {
  DraftChanged,
  LoadOutput,
  ProfileEvent,
  ProfileFact,
  SaveOutput,
  SaveWish,
} from './types.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

export const selectIsProfileLoading = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('loading')
export const selectHasProfileFailed = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('failed')
export const selectProfileFields = ({ context }: ProfileSnapshot): ProfileFields => context.fields
export const selectProfileProblems = ({ context }: ProfileSnapshot): ProfileProblems => context.problems
export const selectProfileFailure = ({ context }: ProfileSnapshot): CallFailure | undefined => context.failure
/** The field that the operator did not take. */
export const selectRefusedField = ({ context: { failure } }: ProfileSnapshot): ProfileField | undefined =>
  failure?.tag === 'refused' ? refusedProfileField(failure.errCode) : undefined
export const selectHasChanges = ({ context }: ProfileSnapshot): boolean => hasChanges(context)
export const selectIsSavingProfile = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('busy')
/** The app itself failed while saving. */
export const selectIsProfileBroken = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('broken')
