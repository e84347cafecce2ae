export { remindersMachine } from './machine.ts'
export {
  remindedIds,
  remindersIn,
  selectAnnounced,
  selectIsNotifyingRefused,
  selectPreferences,
} from './selectors.ts'
export type {
  Claimed,
  ClaimWish,
  RemindersCommand,
  RemindersFact,
  RemindersNews,
  ReminderWish,
} from './types.ts'
