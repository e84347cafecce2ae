import { MINUTE } from './codec/instant.ts'

/** After how many minutes the picture pauses by itself. */
const SLEEP_MINUTES = [15, 30, 60, 90] as const

/** After so many minutes, or when the programme on the screen is over (AHEAD-15). */
export type SleepChoice = (typeof SLEEP_MINUTES)[number] | 'programme'
export const SLEEP_CHOICES: ReadonlyArray<SleepChoice> = [...SLEEP_MINUTES, 'programme']

/** So long before, it is said that the picture is about to pause. */
export const SLEEP_NOTICE = MINUTE
