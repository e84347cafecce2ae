import Hls, { type Fragment } from 'hls.js'
import type { MediaFact, MediaFailure } from '../../../../machines/engine/index.ts'
import { type Instant, instant } from '../../../../models/codec/instant.ts'
import type { PlaybackRate } from '../../../../models/playbackRate.ts'
import { type Quality, qualityOfHeight } from '../../../../models/quality.ts'
import type { Tracks } from '../../../../models/trackChoice.ts'
import type { Report } from '../../report/report.ts'
import { type ElementFacts, elementFacts, playElement } from '../elementFacts.ts'
import { type FactSink, type LoadRequest, type MediaEngine, OVER, type Swarm } from '../engine.ts'
import type { ManagedSource } from '../managedSource.ts'
import { type Prefetch, START_BEHIND } from '../prefetch.ts'
import { makeSignOffer, type SignOffer } from '../signOffer.ts'
import type { Stage } from '../stage.ts'
import { makeCaptions } from './captions.ts'
import { describeFailure, isMissing } from './describeFailure.ts'
import { makeGate } from './gate.ts'
import { keepLength } from './keepLength.ts'
import { RECORDING_OPTIONS, TUNED_OPTIONS } from './options.ts'
import { filmMomentOf, filmPositionOf, nearestPosition, positionOf, startPositionOf } from './position.ts'
import { solidLoader } from './solidLoader.ts'
import { makeStreamLoader } from './streamLoader.ts'
import { tokenLoader } from './tokenLoader.ts'
import { type FollowedTracks, followTracks } from './tracks.ts'

/** What another player of HLS is made of, in the one file that comes with hls.js. */
export { filmMomentOf, filmPositionOf, Hls, positionOf, solidLoader, TUNED_OPTIONS, tokenLoader }

/** What hls.js sends along; its types say nothing of it. */
interface ParsedHead {
  readonly frag: Fragment
  readonly tracks: { readonly video?: unknown; readonly audiovideo?: unknown }
}

const isOfMain = (data: object): data is ParsedHead => 'id' in data && data.id === 'main'

/** Tells where the head of segments with a picture describes none: hls.js would look for one in them for ever. */
const watchPictureHead = (hls: Hls, tellMissing: () => void): void => {
  hls.on(Hls.Events.FRAG_PARSING_INIT_SEGMENT, (_, data) => {
    if (!isOfMain(data)) return
    const { frag, tracks } = data
    const level = hls.levels[frag.level]
    const hasPicture = level?.videoCodec !== undefined || (level?.height ?? 0) > 0
    const isHead = frag.sn === 'initSegment'
    if (isHead && hasPicture && tracks.video === undefined && tracks.audiovideo === undefined) tellMissing()
  })
}

/** Tells what a title may be watched in, the lowest first, and loads nothing else than the chosen one (LIVE-10). */
const holdQuality = (
  hls: Hls,
  chosen: Quality | undefined,
  tell: (qualities: ReadonlyArray<Quality>) => void,
): void => {
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    const qualities = levels.map(({ height }) => qualityOfHeight(height))
    const ofQuality = chosen === undefined ? -1 : qualities.lastIndexOf(chosen)
    if (ofQuality >= 0) {
      hls.startLevel = ofQuality
      hls.loadLevel = ofQuality
    }
    tell([...new Set(qualities)])
  })
}

/** The part of the browser's Trusted Types that is needed. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string, type: string, sink: string) => string | undefined },
  ) => unknown
  readonly defaultPolicy: unknown
}

/**
 * hls.js reads captions (TTML) and what a licence server wants to be told (PlayReady) as XML, by a sink that takes no mere
 * text. Nothing of it runs, and nothing of it comes into the page: of all texts these alone pass. Not every browser asks.
 */
export const allowXml = (): void => {
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  if (types === undefined || types.defaultPolicy !== null) return
  types.createPolicy('default', {
    createHTML: (text, _, sink) => (sink === 'DOMParser parseFromString' ? text : undefined),
  })
}

export interface HlsEngineParts {
  readonly stage: Pick<Stage, 'video' | 'holdPicture'>
  readonly prefetch: Prefetch
  /** Who watches the live stream of an address, where viewers share it. */
  readonly swarm?: (address: string) => Swarm | undefined
  readonly heed?: ManagedSource['heed']
  readonly tell: FactSink
  readonly report: Pick<Report, 'dropped'>
}

interface Loaded {
  readonly hls: Hls
  readonly swarm: Swarm | undefined
  readonly request: LoadRequest
  readonly facts: ElementFacts
  readonly tell: (fact: MediaFact) => void
  readonly tracks: FollowedTracks
  readonly sign: SignOffer
  /** Where it is to be once the element takes a place. */
  wished: Instant | undefined
  /** Only another load may help: that of a stream which is over may have begun again. */
  isSpent: boolean
}

/** So near to the edge of a growing recording a faster rate has nothing more to gain, in seconds. */
const CAUGHT_UP = START_BEHIND + 3
const NO_PICTURE: MediaFailure = { kind: 'decoding', detail: 'headWithoutPicture', status: undefined }
/** hls.js starts so near to where it was told, in seconds. */
const PRECISE = 0.5

/**
 * hls.js behind the port. Every load has an hls.js of its own, so what an old one still says is known by its generation.
 * The element's `data-moment` is the programme's date on screen.
 */
export const makeHlsEngine = ({ stage, prefetch, swarm: swarmOf, heed, tell, report }: HlsEngineParts): MediaEngine => {
  const { video } = stage
  allowXml()
  const gate = makeGate()
  const loaderOf = makeStreamLoader({ prefetch, gate, report })
  const captions = makeCaptions(video)
  let loaded: Loaded | undefined
  let lastAddress: string | undefined

  const setRate = (rate: PlaybackRate): void => {
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }
  /** A plain seek as soon as the element takes one: hls.js may not be stopped and started again while its first segment is on the way. */
  const landInPlace = (): void => {
    const details = loaded?.hls.latestLevelDetails
    if (loaded?.wished === undefined || !details) return
    const position = loaded.request.isFilm ? filmPositionOf(loaded.wished) : positionOf(details, loaded.wished)
    loaded.wished = undefined
    if (position !== undefined && Math.abs(position - video.currentTime) > PRECISE) video.currentTime = position
  }
  /** The moment on screen; before there is one, the element's own time says nothing. */
  const momentNow = (): Instant | undefined => {
    if (loaded === undefined) return undefined
    if (loaded.request.isFilm)
      return video.readyState < HTMLMediaElement.HAVE_METADATA ? undefined : filmMomentOf(video.currentTime)
    const date = loaded.hls.playingDate
    return date === null || date === undefined ? undefined : instant(date.getTime())
  }
  const followTime = (): void => {
    if (loaded === undefined) return
    const { hls, request } = loaded
    const moment = momentNow()
    if (moment !== undefined) video.dataset.moment = new Date(moment).toISOString()
    const details = hls.latestLevelDetails
    const isGrowing = request.begins !== undefined && details?.live === true
    if (isGrowing && video.playbackRate > 1 && details.edge - video.currentTime < CAUGHT_UP) {
      setRate(1)
      loaded.tell({ type: 'media.caughtUp' })
    }
  }
  const giveUp = (failure: MediaFailure): void => {
    if (loaded === undefined) return
    loaded.isSpent = true
    loaded.tell({ type: 'media.failed', failure })
  }
  /** Nothing of it is seen or heard any more. */
  const breakOff = (hls: Hls, failure: MediaFailure): void => {
    if (hls !== loaded?.hls) return
    hls.stopLoad()
    hls.detachMedia()
    giveUp(failure)
  }
  const end = (): void => {
    if (loaded?.request.begins === undefined) giveUp(OVER)
    else loaded.tell({ type: 'media.ended' })
  }

  video.addEventListener('loadedmetadata', landInPlace)
  video.addEventListener('timeupdate', followTime)
  video.addEventListener('ended', end)

  const release = (): void => {
    delete video.dataset.moment
    loaded?.facts.release()
    loaded?.hls.destroy()
    loaded = undefined
  }

  /** What the first frame takes is asked for at once, where it is known what that will be. */
  const preloadNow = (request: LoadRequest, swarm: Swarm | undefined): void => {
    const { address, begins, startAt, isFilm, quality, cmcd } = request
    const isAtEdge = begins === undefined && startAt === undefined && swarm === undefined
    if (isFilm && quality === undefined)
      void prefetch.preloadNow(address, startAt === undefined ? 0 : filmPositionOf(startAt), cmcd)
    else if (isAtEdge) void prefetch.preloadNow(address, 0, cmcd)
  }

  const load = (request: LoadRequest): void => {
    const { address, begins, startAt, paused, languages, cmcd } = request
    const tellThis = (fact: MediaFact) => tell(request.generation, fact)
    if (!Hls.isSupported()) {
      tellThis({ type: 'media.failed', failure: { kind: 'unsupported', detail: 'mediaSource', status: undefined } })
      return
    }
    const swarm = begins === undefined ? swarmOf?.(address) : undefined
    const sign = makeSignOffer(request.token, report)
    const hls = new Hls({
      ...(begins === undefined ? TUNED_OPTIONS : RECORDING_OPTIONS),
      ...swarm?.options,
      // Viewers who share know a segment by its address alone.
      ...(cmcd !== undefined && swarm === undefined && { cmcd: cmcd.options }),
      loader: loaderOf(request, swarm, sign),
      startPosition: startPositionOf(begins, startAt),
    })
    swarm?.follow(hls)
    hls.on(Hls.Events.MEDIA_ATTACHED, (_, { mediaSource }) => heed?.(mediaSource))
    keepLength(hls, video)
    const tellTracks = (found: Tracks) => tellThis({ type: 'media.tracksFound', tracks: found })
    const tracks = followTracks({ hls, captions, sign, choice: languages, tell: tellTracks, report })
    hls.on(Hls.Events.ERROR, (_, data) => {
      if (tracks.leaveOut(data)) return
      if (data.fatal || (begins !== undefined && isMissing(data)))
        tellThis({ type: 'media.failed', failure: describeFailure(data) })
    })
    watchPictureHead(hls, () => breakOff(hls, NO_PICTURE))
    if (begins === undefined)
      hls.once(Hls.Events.LEVEL_LOADED, (_, { details }) => {
        // What is whole and has no dates is a file in the place of a channel: it is played.
        if (!details.live && details.hasProgramDateTime) breakOff(hls, OVER)
      })
    if (request.isFilm)
      holdQuality(hls, request.quality, qualities => tellThis({ type: 'media.qualitiesFound', qualities }))
    if (lastAddress === address) prefetch.forget(address)
    gate.open()
    lastAddress = address
    preloadNow(request, swarm)
    hls.loadSource(address)
    release()
    setRate(request.rate)
    video.autoplay = !paused
    hls.attachMedia(video)
    const facts = elementFacts(video, tellThis)
    loaded = { hls, swarm, request, facts, tell: tellThis, tracks, sign, wished: startAt, isSpent: false }
    if (!paused) playElement(video, tellThis)
  }

  return {
    load,
    play: () => {
      if (loaded !== undefined) playElement(video, loaded.tell)
    },
    pause: () => {
      video.autoplay = false
      video.pause()
    },
    seek: to => {
      if (loaded === undefined) return
      const { hls, facts } = loaded
      const details = hls.latestLevelDetails
      loaded.wished = to === 'edge' ? undefined : to
      if (details === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return
      loaded.wished = undefined
      const nearest = (at: Instant) => (loaded?.request.isFilm ? filmPositionOf(at) : nearestPosition(details, at))
      const position = to === 'edge' ? hls.liveSyncPosition : nearest(to)
      if (position === null) return
      facts.expectProgress()
      video.currentTime = position
    },
    setRate,
    chooseTracks: languages => loaded?.tracks.choose(languages),
    recover: step => {
      if (loaded === undefined) return
      const { hls, request, facts } = loaded
      if (loaded.isSpent) {
        stage.holdPicture()
        return load({ ...request, startAt: undefined, paused: false })
      }
      facts.expectProgress()
      if (step === 'retry') {
        if (hls.levels.length > 0) hls.startLoad()
        else hls.loadSource(request.address)
        return
      }
      if (step === 'pictureAndSound') hls.swapAudioCodec()
      hls.recoverMediaError()
      playElement(video, loaded.tell)
    },
    place: momentNow,
    stats: () => ({
      engine: `hls.js ${Hls.version}`,
      bitrate: loaded?.hls.levels[loaded.hls.currentLevel]?.bitrate,
      bandwidth: loaded?.hls.bandwidthEstimate,
      drm: undefined,
      peers: loaded?.swarm?.share(),
    }),
    sign: () => loaded?.sign.source(),
    destroy: async () => release(),
  }
}
