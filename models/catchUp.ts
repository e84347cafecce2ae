import type { Channel } from './channel.ts'
import { addMs, DAY, type Instant } from './codec/instant.ts'
import { type Programme, statusAt } from './programme.ts'

/** Wholly in the past and begun within `playbackDuration` days (contract, Catch-up window). */
export const isInCatchUpWindow = (
  { start, stop }: Pick<Programme, 'start' | 'stop'>,
  playbackDuration: number,
  now: Instant,
): boolean => stop <= now && start >= addMs(now, -playbackDuration * DAY)

/** Whether catch-up has the programme at all; whether this person may watch it is `playBackAuthority`. */
export const isReplayable = (
  programme: Pick<Programme, 'start' | 'stop'>,
  { canPlayBack, playbackDuration }: Pick<Channel, 'canPlayBack' | 'playbackDuration'>,
  isCatchup: boolean,
  now: Instant,
): boolean => canPlayBack && isCatchup && isInCatchUpWindow(programme, playbackDuration, now)

export type ProgrammeAction = 'playback' | 'playing' | 'subscribe' | 'none'

/** The one button of a programme row (EPG-05). */
export const programmeAction = (
  programme: Pick<Programme, 'start' | 'stop'>,
  channel: Pick<Channel, 'canPlayBack' | 'playbackDuration'>,
  isCatchup: boolean,
  now: Instant,
): ProgrammeAction => {
  const status = statusAt(programme, now)
  if (status === 'playing') return 'playing'
  if (status === 'notStart') return 'subscribe'
  return isReplayable(programme, channel, isCatchup, now) ? 'playback' : 'none'
}
