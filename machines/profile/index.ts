export { profileMachine } from './machine.ts'
export {
  selectHasChanges,
  selectHasProfileFailed,
  selectIsProfileBroken,
  selectIsProfileLoading,
  selectIsSavingProfile,
  selectProfileFailure,
  selectProfileFields,
  selectProfileProblems,
  selectRefusedField,
} from './selectors.ts'
export type {
  DraftChanged,
  LoadOutput,
  ProfileEvent,
  ProfileFact,
  SaveOutput,
  SaveWish,
} from './types.ts'
