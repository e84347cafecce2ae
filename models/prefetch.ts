import { SECOND } from './codec/instant.ts'

/** A live playlist and its newest segments are a beginning for so long: three segments further they are history. */
export const FLEETING_MS = 6 * SECOND
/** A viewer who has not zapped for this long is watching: nothing more is fetched on the chance (AHEAD-25). */
export const ZAPPING_MOOD_MS = 30 * SECOND
