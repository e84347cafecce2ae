import type { AppSnapshot } from '../../../machines/app/index.ts'

/** The guide's charts as the app runs them: their code is loaded when live TV is opened. */
export type GuideActor = NonNullable<AppSnapshot['children']['guide']>
