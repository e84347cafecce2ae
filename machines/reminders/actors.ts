import { fromCallback, fromPromise } from 'xstate'
import type { ProgramId } from '../../models/programme.ts'
import { unprovided } from '../kit/port.ts'
import type { Claimed, ClaimWish, ReminderAnswer, RemindersAnswer, RemindersCommand, ReminderWish } from './types.ts'

const loadReminders = fromPromise<RemindersAnswer>(unprovided('loadReminders'))
/** Creates or deletes one reminder. */
const saveReminder = fromPromise<ReminderAnswer, ReminderWish | undefined>(unprovided('saveReminder'))
/** Asks among the tabs who announces what: each reminder goes to one tab, and only once (AHEAD-12). */
const claim = fromPromise<Claimed, ClaimWish>(unprovided('claim'))
/** Lets the system tell of reminders, unless a tab that is seen announces them. */
const notify = fromPromise<ReadonlyArray<ProgramId>, ClaimWish>(unprovided('notify'))
/** What the device keeps, and what the other tabs do. */
const device = fromCallback<RemindersCommand>(unprovided('device'))

export const remindersActors = { loadReminders, saveReminder, claim, notify, device }
