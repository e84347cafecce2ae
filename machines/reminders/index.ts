export { remindersMachine } from './machine.ts'
export {
  remindersIn,
  selectAnnounced,
  selectIsNotifyingRefused,
  selectIsReminded,
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
