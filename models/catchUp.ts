import { addMs, DAY, type Instant } from './codec/instant.ts'
import type { Programme } from './programme.ts'

/** Wholly in the past and begun within `playbackDuration` days (contract, Catch-up window). */
export const isInCatchUpWindow = (
  { start, stop }: Pick<Programme, 'start' | 'stop'>,
  playbackDuration: number,
  now: Instant,
): boolean => stop <= now && start >= addMs(now, -playbackDuration * DAY)
