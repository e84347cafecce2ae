import type { AppSnapshot } from '../../../machines/app/index.ts'

export type ScheduleActor = NonNullable<AppSnapshot['children']['schedule']>
export type RemindersActor = NonNullable<AppSnapshot['children']['reminders']>
