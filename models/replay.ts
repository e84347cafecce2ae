import { isInCatchUpWindow } from './catchUp.ts'
import type { Channel } from './channel.ts'
import type { Instant } from './codec/instant.ts'
import type { ProgrammesOf } from './guideWindow.ts'
import type { Programme } from './programme.ts'

/** What a channel has broadcast and can be watched as titles, the newest first (MODE-06, live2vod). */
export interface Replays {
  readonly channel: Channel
  readonly programmes: readonly [Programme, ...ReadonlyArray<Programme>]
}

/** As many programmes of one channel as a rail shows. */
const MOST = 12

/** Channels whose recordings this person may watch. */
export const replayed = (channels: ReadonlyArray<Channel>): ReadonlyArray<Channel> =>
  channels.filter(
    ({ canPlayBack, playBackAuthority, epgId }) => canPlayBack && playBackAuthority && epgId !== undefined,
  )

/** The finished programmes of each of these channels that are still in its window; a channel without any is left out. */
export const replaysOf = (
  channels: ReadonlyArray<Channel>,
  known: ProgrammesOf,
  now: Instant,
): ReadonlyArray<Replays> =>
  channels.flatMap(channel => {
    const own = channel.epgId === undefined ? [] : (known[channel.epgId] ?? [])
    const [newest, ...earlier] = own
      .filter(programme => isInCatchUpWindow(programme, channel.playbackDuration, now))
      .toReversed()
    return newest === undefined ? [] : [{ channel, programmes: [newest, ...earlier.slice(0, MOST - 1)] }]
  })
