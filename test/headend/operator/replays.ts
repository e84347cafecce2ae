import { DAY, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import type { Programme } from '../../../models/programme.ts'
import { EXPIRED, MISSING, NORMAL, type SourceStatus } from '../../../models/sourceStatus.ts'
import type { Call } from '../handlers/handler.ts'
import type { LineupChannel } from './lineup.ts'
import { pick } from './seed.ts'
import { type Work, works } from './works.ts'

/** A title that was recorded from a broadcast (live2vod). */
export interface Replay {
  readonly id: string
  readonly channel: LineupChannel
  readonly programme: Programme
  readonly sourceStatus: SourceStatus
  readonly validUntil: Instant
  /** Lends year, rating and the like. */
  readonly look: Work
}

const COUNT = 12
const PRIME_TIME = 23 * HOUR

/** The last two stand for what can go wrong: a source that expired, one that is missing. */
const statusOf = (index: number): SourceStatus => {
  if (index === COUNT - 2) return EXPIRED
  return index === COUNT - 1 ? MISSING : NORMAL
}

const replayOf = (index: number, { operator, now }: Call): Replay | undefined => {
  const channels = operator.lineup.channels.filter(({ channel }) => channel.canPlayBack && channel.channelType !== 5)
  if (channels.length === 0) return undefined
  const channel = pick(channels, index * 5)
  const day = utcDayOf(instant(now - DAY))
  const programmes = operator.guide.day(channel, day)
  const programme = programmes.findLast(({ start }) => start <= day + PRIME_TIME) ?? programmes.at(-1)
  if (programme === undefined) return undefined
  return {
    id: `r${index}-${programme.programId}`,
    channel,
    programme,
    sourceStatus: statusOf(index),
    validUntil: instant(programme.stop + Math.max(1, channel.channel.playbackDuration) * DAY),
    look: pick(works, index * 17),
  }
}

export const replays = (call: Call): ReadonlyArray<Replay> =>
  Array.from({ length: COUNT }, (_, index) => replayOf(index, call)).filter(replay => replay !== undefined)

export const replayById = (id: string, call: Call): Replay | undefined => {
  const match = /^r(\d+)-/.exec(id)
  const replay = match === null ? undefined : replayOf(Number(match[1]), call)
  return replay?.id === id ? replay : undefined
}
