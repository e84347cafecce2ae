import type { AppSnapshot } from '../../../machines/app/index.ts'

/** The login form's chart as the app runs it: its code is loaded when the login page is opened. */
export type LoginActor = NonNullable<AppSnapshot['children']['login']>
