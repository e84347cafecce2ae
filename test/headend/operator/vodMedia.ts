import { ContentId } from '../../../models/contentRule.ts'
import { NO_AUTHORITY, type PlaySource, type Trailer } from '../../../models/playSource.ts'
import { NORMAL } from '../../../models/sourceStatus.ts'
import type { Call } from '../handlers/handler.ts'
import { filmLoops, isProtected, type Loop } from '../media/catalogue.ts'
import { idOf } from './ids.ts'
import { type Replay, replayById } from './replays.ts'
import { mayUse } from './rights.ts'
import { hashOf, pick } from './seed.ts'
import { placeOf, type Work } from './works.ts'

const TRAILER_SECONDS = 64
const SECONDS = 60

const loopOf = (seed: number): Loop => pick(filmLoops, hashOf(seed, 'loop'))

/** Any loop plays as long as a title is. */
const addressOf = (loop: Loop, seconds: number): string => `/vod-media/${loop.name}/index.m3u8?duration=${seconds}`

const NOTHING: PlaySource = {
  url: undefined,
  status: undefined,
  resolution: undefined,
  drmType: undefined,
  contentId: undefined,
  captions: [],
  thumbnailsUrl: undefined,
}

const REFUSED: PlaySource = { ...NOTHING, url: NO_AUTHORITY, status: NO_AUTHORITY }

const sourceOfWork = (work: Work, metaId: string, call: Call): PlaySource => {
  if (!mayUse(work.tier, call.account, call.now)) return REFUSED
  const loop = loopOf(hashOf(work.seed, metaId))
  return {
    ...NOTHING,
    url: `${call.origin}${addressOf(loop, work.minutes * SECONDS)}`,
    resolution: loop.renditions.includes(720) ? 2 : 1,
    drmType: isProtected(loop) ? 1 : 0,
    contentId: idOf(ContentId, loop.name),
  }
}

/** A replay plays from the recording of its channel. */
const sourceOfReplay = ({ channel, programme, sourceStatus, validUntil }: Replay, call: Call): PlaySource => {
  if (!mayUse(channel.catchUpTier, call.account, call.now)) return REFUSED
  const stream = channel.channel.physicalChannelList[0]?.dvrStreamId
  if (sourceStatus !== NORMAL || stream === undefined || validUntil <= call.now) return NOTHING
  const begin = Math.floor(programme.start / 1000)
  const end = Math.ceil(programme.stop / 1000)
  return {
    ...NOTHING,
    url: `${call.origin}/dvr/${stream}/index.m3u8?begin=${begin}&end=${end}`,
    drmType: channel.channel.physicalChannelList[0]?.drmType,
    contentId: channel.channel.physicalChannelList[0]?.dvrContentId,
  }
}

/** Where a title plays from; `undefined` when there is no such title. */
export const playSourceOf = (metaId: string, call: Call): PlaySource | undefined => {
  const place = placeOf(metaId)
  if (place !== undefined) return sourceOfWork(place.work, metaId, call)
  const replay = replayById(metaId, call)
  return replay === undefined ? undefined : sourceOfReplay(replay, call)
}

export const trailersOf = (metaId: string, call: Call): ReadonlyArray<Trailer> => {
  const work = placeOf(metaId)?.work
  if (work === undefined) return []
  return [
    {
      title: work.title[call.language],
      url: `${call.origin}${addressOf(loopOf(work.seed), TRAILER_SECONDS)}`,
      poster: `/art/title/${work.id}/${call.language}-1280x720.svg`,
      duration: TRAILER_SECONDS,
    },
  ]
}
