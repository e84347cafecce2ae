import { ContentId } from '../../../models/contentRule.ts'
import { NO_AUTHORITY, type PlaySource, type Trailer } from '../../../models/playSource.ts'
import { NORMAL } from '../../../models/sourceStatus.ts'
import type { Call } from '../handlers/handler.ts'
import { filmLoops, isProtected, type Loop, titleLoops } from '../media/catalogue.ts'
import { idOf } from './ids.ts'
import { printed } from './pictures.ts'
import { type Replay, replayById } from './replays.ts'
import { mayUse } from './rights.ts'
import { hashOf, pick } from './seed.ts'
import { wideOf } from './titleArt.ts'
import { filmOf } from './titleFilm.ts'
import { placeOf, type Work } from './works.ts'

const TRAILER_SECONDS = 64
const SECONDS = 60

/** What is shown to everybody is not protected. */
const clearLoops = filmLoops.filter(loop => !isProtected(loop))
const trailerLoopOf = ({ id, seed }: Work): Loop => titleLoops.get(id) ?? pick(clearLoops, hashOf(seed, 'trailer'))

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
  intro: undefined,
}

const REFUSED: PlaySource = { ...NOTHING, url: NO_AUTHORITY, status: NO_AUTHORITY }

/** Editors mark the titles of every other series. */
const introOf = ({ kind, seed }: Work): PlaySource['intro'] =>
  kind === 'SERIES' && seed % 2 === 0 ? { start: 12, end: 58 } : undefined

/** Every third title has captions in one more language, in a file of their own. */
const captionFilesOf = ({ seed }: Work, metaId: string, { origin }: Call): PlaySource['captions'] =>
  seed % 3 === 2 ? [{ lang: 'fr', label: 'Français', url: `${origin}/art/captions/${metaId}.vtt` }] : []

const sourceOfWork = (work: Work, metaId: string, call: Call): PlaySource => {
  if (!mayUse(work.tier, call)) return REFUSED
  const loop = filmOf(work, metaId)
  return {
    ...NOTHING,
    url: `${call.origin}${addressOf(loop, work.minutes * SECONDS)}`,
    resolution: loop.renditions.includes(720) ? 2 : 1,
    drmType: isProtected(loop) ? 1 : 0,
    contentId: idOf(ContentId, loop.name),
    thumbnailsUrl: work.seed % 3 === 0 ? undefined : `/art/thumbnails/${metaId}.vtt`,
    captions: captionFilesOf(work, metaId, call),
    intro: introOf(work),
  }
}

/** A replay plays from the recording of its channel. */
const sourceOfReplay = ({ channel, programme, sourceStatus, validUntil }: Replay, call: Call): PlaySource => {
  if (!mayUse(channel.catchUpTier, call)) return REFUSED
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

const PICTURES = 24
const PICTURE = { width: 160, height: 90 }
const ART = { width: 640, height: 360 }

const CAPTION_SECONDS = 10

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19)
const clock = (seconds: number): string => `${time(seconds)}.000`

/** As many cues of equal length as `textOf` has to say something for. */
const webVtt = (count: number, each: number, textOf: (at: number) => string): string => {
  const cues = Array.from(
    { length: count },
    (_, at) => `${clock(at * each)} --> ${clock((at + 1) * each)}\n${textOf(at)}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** What a viewer reads says where the title stands; `undefined` when there is no such title. */
export const captionsOf = (metaId: string): string | undefined => {
  const work = placeOf(metaId)?.work
  if (work === undefined) return undefined
  const count = Math.ceil((work.minutes * SECONDS) / CAPTION_SECONDS)
  return webVtt(count, CAPTION_SECONDS, at => `${time(at * CAPTION_SECONDS)} du film.`)
}

/** What is seen in a film at the moment `at` of so many: of one that has a title's art, that. */
const momentOf = (work: Work, metaId: string, at: number): string => {
  const { scene } = filmOf(work, metaId)
  const { width, height } = scene === undefined ? ART : PICTURE
  const picture =
    scene === undefined
      ? printed(work.id, 'wide', `${width}x${height}`)
      : `/art/still/${scene.kind}-${scene.palette}-${(scene.seed + at) % 1000}-${width}x${height}.svg`
  return `${picture}#xywh=0,0,${width},${height}`
}

/** WebVTT with a picture for every stretch of a title; `undefined` when there is no such title. */
export const thumbnailsOf = (metaId: string): string | undefined => {
  const work = placeOf(metaId)?.work
  if (work === undefined) return undefined
  const each = (work.minutes * SECONDS) / PICTURES
  return webVtt(PICTURES, each, at => momentOf(work, metaId, at))
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
      url: `${call.origin}${addressOf(trailerLoopOf(work), TRAILER_SECONDS)}`,
      poster: wideOf(work, call.language),
      duration: TRAILER_SECONDS,
    },
  ]
}
