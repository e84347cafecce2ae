import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { ChannelProgramme, ProgramId } from '../../models/programme.ts'
import type { ReminderMark, ReminderPreferences } from '../../models/reminder.ts'

/** A reminder made or taken back, not yet confirmed by the operator. */
export interface ReminderWish {
  readonly programme: ChannelProgramme
  readonly isReminded: boolean
}

export type RemindersAnswer = Either<CallFailure, ReadonlyArray<ChannelProgramme>>
export type ReminderAnswer = Either<CallFailure, void>

/** The due reminders that this tab would announce. */
export interface ClaimWish {
  readonly programmes: ReadonlyArray<ChannelProgramme>
}
export interface Claimed {
  /** This tab announces these, other tabs have announced those. */
  readonly mine: ReadonlyArray<ProgramId>
  readonly theirs: ReadonlyArray<ProgramId>
  /** The channel on screen at this moment. */
  readonly watching: LogicalChannelId | undefined
  /** Of channels that are not for whoever sits before the screen: not named now (AHEAD-22). */
  readonly hidden: ReadonlyArray<ProgramId>
}

export interface RemindersInput {
  /** The server's time. */
  readonly now: Instant
}

export interface RemindersContext {
  /** As the operator has them; `undefined` until it has answered. */
  readonly saved: ReadonlyArray<ChannelProgramme> | undefined
  /** As the device has kept them from the last time. */
  readonly marks: ReadonlyArray<ReminderMark>
  /** In the order they were made; the first one is being sent. */
  readonly wishes: ReadonlyArray<ReminderWish>
  readonly now: Instant
  /** When to look at the clock again. */
  readonly alarmAt: Instant
  /** The channel on screen, as the last claim found it; asked anew after every tick. */
  readonly watching: LogicalChannelId | undefined
  /** Not named at the moment, as the last claim found it. */
  readonly hidden: ReadonlyArray<ProgramId>
  /** Shown once, here or in another tab. */
  readonly announced: ReadonlyArray<ProgramId>
  /** Told by the system while no page was seen. */
  readonly notified: ReadonlyArray<ProgramId>
  /** What the dialog shows, by start. */
  readonly shown: ReadonlyArray<ChannelProgramme>
  readonly preferences: ReminderPreferences
  readonly isNotifyingRefused: boolean
}

export type RemindersEvent =
  | { readonly type: 'viewer.toggleReminder'; readonly programme: ChannelProgramme }
  /** Asked for before it was known whether there is one already. */
  | { readonly type: 'viewer.wantReminder'; readonly programme: ChannelProgramme }
  /** Acting on one of those that are announced, or on none. */
  | { readonly type: 'viewer.watchReminder'; readonly programme: ChannelProgramme }
  | { readonly type: 'viewer.closeReminders' }
  | { readonly type: 'viewer.choosePreferences'; readonly preferences: ReminderPreferences }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'network.restored' }
  | RemindersNews

/** What the device and the other tabs tell. */
export type RemindersNews =
  | { readonly type: 'marks.recalled'; readonly marks: ReadonlyArray<ReminderMark> }
  | { readonly type: 'preferences.recalled'; readonly preferences: ReminderPreferences }
  /** Another tab has made or deleted one. */
  | { readonly type: 'reminders.changedElsewhere' }
  /** The browser does not let the system tell of reminders. */
  | { readonly type: 'notifications.refused' }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'tab.hidden' }

export type RemindersCommand =
  | { readonly type: 'marks.keep'; readonly marks: ReadonlyArray<ReminderMark> }
  | { readonly type: 'preferences.keep'; readonly preferences: ReminderPreferences }

/** What the chart that runs the reminders is told: the person, or the chosen way of reminding, wants to see it. */
export interface RemindersFact {
  readonly type: 'reminder.accepted'
  readonly channelId: LogicalChannelId
}
