import { isInCatchUpWindow } from './catchUp.ts'
import type { Channel } from './channel.ts'
import type { Instant } from './codec/instant.ts'
import { type Programme, statusAt } from './programme.ts'
import { EXPIRED, MISSING, NORMAL, type SourceProblem, type SourceStatus, sourceProblem } from './sourceStatus.ts'

type Times = Pick<Programme, 'start' | 'stop'>
type Rights = Pick<Channel, 'canPlayBack' | 'playbackDuration' | 'liveAuthority' | 'playBackAuthority'>

/** What has become of the source of a finished programme: never kept, there, or gone with the window (EPG-07). */
export const replaySource = (programme: Times, channel: Rights, isCatchup: boolean, now: Instant): SourceStatus => {
  if (!channel.canPlayBack || !isCatchup) return MISSING
  return isInCatchUpWindow(programme, channel.playbackDuration, now) ? NORMAL : EXPIRED
}

/**
 * What a programme offers this viewer: the one button of its row (EPG-05), `locked` where the right to it is missing, or
 * why there is nothing to play.
 */
export type ProgrammeOffer = 'replay' | 'watch' | 'remind' | 'locked' | SourceProblem

export const offerOf = (programme: Times, channel: Rights, isCatchup: boolean, now: Instant): ProgrammeOffer => {
  const status = statusAt(programme, now)
  if (status === 'notStart') return 'remind'
  if (status === 'playing') return channel.liveAuthority ? 'watch' : 'locked'
  const problem = sourceProblem(replaySource(programme, channel, isCatchup, now), programme.stop, now)
  if (problem !== undefined) return problem
  return channel.playBackAuthority ? 'replay' : 'locked'
}
