import { type Instant, SECOND } from '../../../../models/codec/instant.ts'

interface Shown {
  /** The programme's moment on screen, and where in the stream that is, in seconds. */
  readonly date: Instant
  readonly position: number
  readonly range: { readonly start: number; readonly end: number }
}

/** The place of the stream that is nearest to a moment, in seconds. */
export const placeOf = (to: Instant | 'edge', { date, position, range }: Shown): number => {
  if (to === 'edge') return range.end
  return Math.min(range.end, Math.max(range.start, position + (to - date) / SECOND))
}
