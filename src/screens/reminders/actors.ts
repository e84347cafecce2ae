import type { AppSnapshot } from '../../../machines/app/index.ts'

export type RemindersActor = NonNullable<AppSnapshot['children']['reminders']>
