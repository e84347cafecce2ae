import { DAY, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { EXPIRED, MISSING, NORMAL, type SourceStatus } from '../../../models/sourceStatus.ts'
import type { Call } from '../handlers/handler.ts'
import type { LineupChannel } from './lineup.ts'
import { areOfOnePicture, type Seen } from './programmeArt.ts'
import { pick } from './seed.ts'
import { type Work, works } from './works.ts'

/** A title that was recorded from a broadcast (live2vod). */
export interface Replay {
  readonly id: string
  readonly channel: LineupChannel
  readonly programme: Seen
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

/** From all over the line-up, each another where there are enough. */
const channelOf = (index: number, { operator }: Call): LineupChannel | undefined => {
  const channels = operator.lineup.channels.filter(({ channel }) => channel.canPlayBack && channel.channelType !== 5)
  return channels.length === 0 ? undefined : pick(channels, Math.floor((index * channels.length) / COUNT))
}

const replayOf = (index: number, channel: LineupChannel, programme: Seen): Replay => ({
  id: `r${index}-${programme.programId}`,
  channel,
  programme,
  sourceStatus: statusOf(index),
  validUntil: instant(programme.stop + Math.max(1, channel.channel.playbackDuration) * DAY),
  look: pick(works, index * 17),
})

/** Of the evening; another picture than that of the replay before it, where there is one. */
const latest = (index: number, call: Call, before: Replay | undefined): Replay | undefined => {
  const channel = channelOf(index, call)
  if (channel === undefined) return undefined
  const day = utcDayOf(instant(call.now - DAY))
  const over = call.operator.guide.day(channel, day).filter(({ stop }) => stop <= call.now)
  const fitting = over.filter(({ start }) => start <= day + PRIME_TIME)
  const programme = fitting.findLast(({ look }) => !areOfOnePicture(look, before?.programme.look)) ?? over.at(-1)
  return programme && replayOf(index, channel, programme)
}

export const replays = (call: Call): ReadonlyArray<Replay> => {
  const row: Replay[] = []
  for (let index = 0; index < COUNT; index += 1) {
    const replay = latest(index, call, row.at(-1))
    if (replay !== undefined) row.push(replay)
  }
  return row
}

/** What was offered before midnight is there after it. */
export const replayById = (id: string, call: Call): Replay | undefined => {
  const [, index, programId] = /^r(\d+)-(.+)$/.exec(id) ?? []
  if (index === undefined || programId === undefined || Number(index) >= COUNT) return undefined
  const channel = channelOf(Number(index), call)
  const programme = channel && call.operator.guide.programme(channel, programId, call.now)
  return channel && programme && replayOf(Number(index), channel, programme)
}
