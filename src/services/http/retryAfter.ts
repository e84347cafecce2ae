import { type Instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'

/** A wrong header must not silence the app for long. */
const LONGEST_MS = 5 * MINUTE

/** For how long an operator wishes that nobody asks: in seconds, or until a moment of its own time (RFC 9110, 10.2.3). */
export const retryAfterMs = (wish: string, now: Instant): number | undefined => {
  const ms = /^\d{1,9}$/.test(wish) ? Number(wish) * SECOND : Date.parse(wish) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}
