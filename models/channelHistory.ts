import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { Instant, instant, SECOND } from './codec/instant.ts'
import { fallback } from './codec/optional.ts'

/** A channel that was watched, until when and for how many seconds (CHAN-09). */
export const ChannelPlay = t.strict(
  { logicalChannelId: LogicalChannelId, updateTime: Instant, playDuration: fallback(t.number, 0) },
  'ChannelPlay',
)
export type ChannelPlay = t.TypeOf<typeof ChannelPlay>

/** Milliseconds: whoever leaves a channel sooner has zapped past it, and has not watched it. */
export const WATCHED = 10 * SECOND

/** Newest first, each channel once, its durations added up: what one report of an interval says. */
export const mergePlays = (plays: ReadonlyArray<ChannelPlay>): ReadonlyArray<ChannelPlay> => {
  const merged = new Map<LogicalChannelId, ChannelPlay>()
  for (const play of plays) {
    const { playDuration = 0, updateTime = play.updateTime } = merged.get(play.logicalChannelId) ?? {}
    merged.set(play.logicalChannelId, {
      ...play,
      updateTime: instant(Math.max(updateTime, play.updateTime)),
      playDuration: playDuration + play.playDuration,
    })
  }
  return [...merged.values()].sort((one, other) => other.updateTime - one.updateTime)
}

/** What is left to report when some of it has been: what was watched since. */
export const playsSince = (
  plays: ReadonlyArray<ChannelPlay>,
  reported: ReadonlyArray<ChannelPlay>,
): ReadonlyArray<ChannelPlay> =>
  plays.flatMap(play => {
    const known = reported.find(({ logicalChannelId }) => logicalChannelId === play.logicalChannelId)
    if (known === undefined) return [play]
    return play.updateTime > known.updateTime
      ? [{ ...play, playDuration: Math.max(0, play.playDuration - known.playDuration) }]
      : []
  })
