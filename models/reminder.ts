import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { type Instant, MINUTE } from './codec/instant.ts'
import { fallback, lenient, oneOf } from './codec/optional.ts'
import { type ChannelProgramme, ProgramId, ProgrammeStatus } from './programme.ts'

/** Which programme of which channel. */
export const ReminderKey = t.strict({ logicalChannelId: LogicalChannelId, programId: ProgramId }, 'ReminderKey')
export type ReminderKey = t.TypeOf<typeof ReminderKey>

/** A reminder as the device keeps it (spec §3). */
export const ReminderMark = t.strict(
  { ...ReminderKey.type.props, epgStatus: lenient(ProgrammeStatus, 'notStart') },
  'ReminderMark',
)
export type ReminderMark = t.TypeOf<typeof ReminderMark>

/** How long before its start a programme is announced (spec §9), unless the person chose another lead of these (AHEAD-12). */
const REMINDER_LEAD = 2 * MINUTE
export const ReminderLead = oneOf('ReminderLead', [REMINDER_LEAD, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE])
export type ReminderLead = t.TypeOf<typeof ReminderLead>

/** How this device reminds (AHEAD-12). */
export const ReminderPreferences = t.strict(
  {
    lead: lenient(ReminderLead, REMINDER_LEAD),
    /** By the system too, while no page of the app is seen. */
    notifies: fallback(t.boolean, false),
    /** Goes to the channel by itself when the programme begins. */
    tunes: fallback(t.boolean, false),
  },
  'ReminderPreferences',
)
export type ReminderPreferences = t.TypeOf<typeof ReminderPreferences>

export const defaultReminderPreferences: ReminderPreferences = { lead: REMINDER_LEAD, notifies: false, tunes: false }

/** The reminders to announce: about to start or already running, but not on the channel being watched (REM-02). */
export const dueReminders = (
  reminders: ReadonlyArray<ChannelProgramme>,
  now: Instant,
  watching: LogicalChannelId | undefined,
  lead: number = REMINDER_LEAD,
): ReadonlyArray<ChannelProgramme> =>
  reminders.filter(
    ({ start, stop, logicalChannelId }) => start - lead <= now && now < stop && logicalChannelId !== watching,
  )
