import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { type Instant, MINUTE } from './codec/instant.ts'
import { lenient } from './codec/optional.ts'
import { type ChannelProgramme, ProgramId, ProgrammeStatus, statusAt } from './programme.ts'

/** Which programme of which channel. */
export const ReminderKey = t.strict({ logicalChannelId: LogicalChannelId, programId: ProgramId }, 'ReminderKey')
export type ReminderKey = t.TypeOf<typeof ReminderKey>

/** A reminder as the device keeps it (spec §3). */
export const ReminderMark = t.strict(
  { ...ReminderKey.type.props, epgStatus: lenient(ProgrammeStatus, 'notStart') },
  'ReminderMark',
)
export type ReminderMark = t.TypeOf<typeof ReminderMark>

/** How long before its start a programme is announced (spec §9). */
const REMINDER_LEAD = 2 * MINUTE

/** Only a programme that has not started can be subscribed (REM-01). */
export const isRemindable = (programme: Pick<ChannelProgramme, 'start' | 'stop'>, now: Instant): boolean =>
  statusAt(programme, now) === 'notStart'

/** The reminders to announce: about to start or already running, but not on the channel being watched (REM-02). */
export const dueReminders = (
  reminders: ReadonlyArray<ChannelProgramme>,
  now: Instant,
  watching: LogicalChannelId | undefined,
): ReadonlyArray<ChannelProgramme> =>
  reminders.filter(
    ({ start, stop, logicalChannelId }) => start - REMINDER_LEAD <= now && now < stop && logicalChannelId !== watching,
  )
