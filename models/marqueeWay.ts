import { type Instant, MINUTE, SECOND } from './codec/instant.ts'

/** Spec §9. */
const PX_PER_SECOND = 60

/** So long a viewer remembers the beginning of a marquee that something covers. */
export const MARQUEE_MEMORY = MINUTE

/** How far a marquee has come on its way over the screen. */
export interface MarqueeWay {
  /** Milliseconds from the first word on the screen to the last word off it. */
  readonly wayMs: number
  /** So much of the way was behind it at `since`. */
  readonly goneMs: number
  readonly since: Instant
}

/** How long it takes for so many px (MSG-03). */
export const marqueeWayMs = (px: number): number => (px / PX_PER_SECOND) * SECOND

/** What is gone when it has moved until now; a clock that was put back counts as no time. */
export const goneBy = ({ goneMs, since }: MarqueeWay, now: Instant): number => goneMs + Math.max(0, now - since)

export const leftOf = ({ wayMs, goneMs }: MarqueeWay): number => Math.max(0, wayMs - goneMs)
