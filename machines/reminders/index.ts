import type { SnapshotFrom } from 'xstate'
import type { ChannelProgramme, ProgramId } from '../../models/programme.ts'
import type { ReminderPreferences } from '../../models/reminder.ts'
import type { remindersMachine } from './machine.ts'
import { remindedIn, remindersOf } from './transitions.ts'

export { remindersMachine } from './machine.ts'
export type {
  Claimed,
  ClaimWish,
  RemindersCommand,
  RemindersFact,
  RemindersNews,
  ReminderWish,
} from './types.ts'

type Snapshot = SnapshotFrom<typeof remindersMachine>

/** The programmes that have the bell; a new list each time. */
export const remindedIds = ({ context }: Snapshot): ReadonlyArray<ProgramId> => remindedIn(context)

/** What the dialog announces, by start; empty when nothing is due. */
export const selectAnnounced = ({ context }: Snapshot): ReadonlyArray<ChannelProgramme> => context.shown
/** Every reminder, by start; a new list each time. */
export const remindersIn = ({ context }: Snapshot): ReadonlyArray<ChannelProgramme> =>
  [...remindersOf(context)].sort((one, other) => one.start - other.start)
/** The browser does not let the system tell of reminders. */
export const selectIsNotifyingRefused = ({ context }: Snapshot): boolean => context.isNotifyingRefused
export const selectPreferences = ({ context }: Snapshot): ReminderPreferences => context.preferences
