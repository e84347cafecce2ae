import type * as t from 'io-ts'
import type { Instant } from './codec/instant.ts'
import { oneOf } from './codec/optional.ts'

/** Whether a replay has something to play: missing 0, normal 1, expired 2 (spec §4). */
export const SourceStatus = oneOf('SourceStatus', [0, 1, 2])
export type SourceStatus = t.TypeOf<typeof SourceStatus>

export const MISSING: SourceStatus = 0
export const NORMAL: SourceStatus = 1
export const EXPIRED: SourceStatus = 2

export type SourceProblem = 'sourceInvalid' | 'sourceMissing' | 'notYetAvailable'

/**
 * Why a programme's source cannot be played: 'Video source is invalid', 'Video source is missing', 'This program is not
 * yet available' (EPG-07, VOD-14). `stop` in the future excuses a missing source.
 */
export const sourceProblem = (
  status: SourceStatus,
  stop: Instant | undefined,
  now: Instant,
): SourceProblem | undefined => {
  if (status === NORMAL) return undefined
  if (status === EXPIRED) return 'sourceInvalid'
  return stop !== undefined && stop > now ? 'notYetAvailable' : 'sourceMissing'
}
