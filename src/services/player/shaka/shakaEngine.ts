import * as E from 'fp-ts/lib/Either.js'
import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import type { MediaFact, MediaFailure } from '../../../../machines/engine/index.ts'
import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import type { PlaybackRate } from '../../../../models/playbackRate.ts'
import type { Quality } from '../../../../models/quality.ts'
import type { TrackChoice, Tracks } from '../../../../models/trackChoice.ts'
import type { Report } from '../../report/report.ts'
import { tellBrokenCaptions } from '../brokenCaptions.ts'
import type { Drm } from '../drm/index.ts'
import { type ElementFacts, elementFacts, playElement } from '../elementFacts.ts'
import { type FactSink, type LoadRequest, type MediaEngine, OVER } from '../engine.ts'
import { freshAddress } from '../freshAddress.ts'
import type { Prefetch } from '../prefetch.ts'
import { makeSignOffer } from '../signOffer.ts'
import type { Stage } from '../stage.ts'
import { describeFailure, isInterruption, isSegmentMissing, isShakaFailure, isUseless } from './describeFailure.ts'
import { answerLicences } from './licenceScheme.ts'
import { ABR_OPTIONS, drmOptions, TUNED_OPTIONS } from './options.ts'
import { placeOf } from './place.ts'
import { holdQuality } from './qualities.ts'
import { makeReusedPlayer } from './reusedPlayer.ts'
import { readTextSolidly } from './solidText.ts'
import { askWithToken, type StreamAccess } from './tokenScheme.ts'
import { type FollowedTracks, followTracks } from './tracks.ts'

export interface ShakaEngineParts {
  readonly stage: Pick<Stage, 'video' | 'holdPicture'>
  readonly drm: Pick<Drm, 'askLicence' | 'certificateOf'>
  readonly prefetch: Pick<Prefetch, 'take' | 'preloadNow' | 'forget'>
  readonly tell: FactSink
  readonly report: Pick<Report, 'dropped'>
}

/** One load of the chart, or another start of the same: what has become of it. */
interface Loaded extends StreamAccess {
  readonly request: LoadRequest
  readonly tell: (fact: MediaFact) => void
  readonly startAt: Instant | undefined
  isPaused: boolean
  rate: PlaybackRate
  languages: TrackChoice
  /** From the moment at which the element is free for it. */
  facts: ElementFacts | undefined
  /** From the moment at which shaka knows the stream. */
  tracks: FollowedTracks | undefined
  /** The programme's moment last on screen. */
  moment: Instant | undefined
  /** Why the operator gave no licence. */
  refusal: MediaFailure | undefined
  /** Only segments failed: they are asked for again in place. Anything else takes another start. */
  canGoOn: boolean
  /** A live stream that said so: it begins again at its edge, if at all. */
  isOver: boolean
}

const UNBEGUN = { facts: undefined, tracks: undefined, refusal: undefined, canGoOn: true, isOver: false } as const
/** Of a recording that grows; shaka takes the last place there is. */
const LATEST = instant(8.64e15)
const NO_PROTECTION: MediaFailure = { kind: 'drm', detail: 'noProtection', status: undefined }
const UNFORESEEN: MediaFailure = { kind: 'unsupported', detail: 'shaka', status: undefined }
/** So near to the edge of a growing recording a faster rate has nothing more to gain, in seconds. */
const CAUGHT_UP = 3

/** What is whole and has no dates is a file in the place of a channel. */
const isLiveOver = (shown: shaka.Player): boolean =>
  !shown.isLive() && (shown.getPresentationStartTimeAsDate()?.getTime() ?? 0) > 0

/** A title is entered by its seconds, everything else by its dates. */
const beginningOf = ({ isFilm }: LoadRequest, startAt: Instant): number | Date =>
  isFilm ? startAt / SECOND : new Date(startAt)

const tellQualities =
  ({ tell }: Loaded) =>
  (qualities: ReadonlyArray<Quality>) =>
    tell({ type: 'media.qualitiesFound', qualities })

/** shaka-player behind the port, for protected streams; giving the element back takes it a moment. */
export const makeShakaEngine = ({ stage, drm, prefetch, tell, report }: ShakaEngineParts): MediaEngine => {
  const { video } = stage
  let loaded: Loaded | undefined
  let lastAddress: string | undefined

  const leaveSoundOut = (error: unknown): boolean =>
    isShakaFailure(error) && isUseless(error) && loaded?.tracks?.leaveSoundOut() === true

  const fail = (failed: Loaded | undefined, error: unknown): void => {
    if (failed === undefined || failed !== loaded || (isShakaFailure(error) && isInterruption(error))) return
    if (leaveSoundOut(error)) {
      player.current()?.retryStreaming()
      return
    }
    failed.canGoOn &&= isShakaFailure(error) && isSegmentMissing(error)
    const failure = isShakaFailure(error) ? describeFailure(error, failed.refusal) : UNFORESEEN
    failed.tell({ type: 'media.failed', failure })
  }

  const giveOver = (over: Loaded): void => {
    over.isOver = true
    over.canGoOn = false
    over.tell({ type: 'media.failed', failure: OVER })
  }

  shaka.polyfill.installAll()
  readTextSolidly(() => tellBrokenCaptions(report))
  const player = makeReusedPlayer(video, {
    onError: error => fail(loaded?.facts && loaded, error),
    onBorne: leaveSoundOut,
  })
  askWithToken(() => loaded, prefetch)
  answerLicences(async wish => {
    const asking = loaded
    const protection = asking?.request.protection
    if (asking === undefined || protection === undefined) return E.left(NO_PROTECTION)
    const answer = await drm.askLicence({ ...wish, protection })
    if (E.isLeft(answer)) asking.refusal = answer.left
    return answer
  })

  const showRate = (rate: PlaybackRate): void => {
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }

  /** The moment on screen, kept for when nothing is; shaka would make one up then. */
  const momentNow = (): Instant | undefined => {
    const isShown = loaded?.tracks !== undefined && video.readyState >= HTMLMediaElement.HAVE_METADATA
    if (loaded?.request.isFilm) {
      if (isShown) loaded.moment = instant(Math.round(video.currentTime * SECOND))
      return loaded.moment
    }
    const date = isShown ? player.current()?.getPlayheadTimeAsDate() : undefined
    if (loaded !== undefined && date !== undefined && date !== null) loaded.moment = instant(date.getTime())
    return loaded?.moment
  }

  const goTo = (to: Instant | 'edge'): void => {
    const date = momentNow()
    const range = player.current()?.seekRange()
    if (date === undefined || range === undefined) return
    loaded?.facts?.expectProgress()
    video.currentTime = placeOf(to, { date, position: video.currentTime, range })
  }

  const release = (): void => {
    loaded?.facts?.release()
    loaded?.tracks?.release()
  }

  /** What the first frame takes is asked for at once, side by side where its names are known. */
  const preloadNow = ({ request, startAt }: Loaded): void => {
    const { address, begins, isFilm, cmcd } = request
    if (lastAddress === address) prefetch.forget(address)
    lastAddress = address
    if (begins === undefined && startAt === undefined && !isFilm) void prefetch.preloadNow(address, 0, cmcd)
  }

  const begin = async (mine: Loaded): Promise<void> => {
    release()
    loaded = mine
    const { startAt, request } = mine
    if (request.protection === undefined) return mine.tell({ type: 'media.failed', failure: NO_PROTECTION })
    const { drmSystem } = request.protection
    preloadNow(mine)
    try {
      const shown = await player.emptied()
      if (mine !== loaded) return
      shown.configure({
        cmcd: { enabled: mine.cmcd !== undefined, ...mine.cmcd?.options },
        abr: TUNED_OPTIONS.abr,
        drm: drmOptions(drmSystem, drm.certificateOf(drmSystem)),
      })
      mine.facts = elementFacts(video, mine.tell)
      showRate(mine.rate)
      video.autoplay = !mine.isPaused
      await shown.load(request.address, startAt === undefined ? undefined : beginningOf(request, startAt))
      if (mine !== loaded) return
      if (request.begins === undefined && isLiveOver(shown)) {
        await shown.unload()
        return giveOver(mine)
      }
      if (request.isFilm) holdQuality(shown, request.quality, tellQualities(mine))
      const tellTracks = (tracks: Tracks) => mine.tell({ type: 'media.tracksFound', tracks })
      mine.tracks = followTracks({
        player: shown,
        sign: mine.sign,
        choice: mine.languages,
        tell: tellTracks,
        report,
      })
      if (!mine.isPaused) playElement(video, mine.tell)
    } catch (error) {
      fail(mine, error)
    }
  }

  const followTime = (): void => {
    const moment = momentNow()
    const shown = player.current()
    if (moment === undefined || loaded === undefined || shown === undefined) return
    video.dataset.moment = new Date(moment).toISOString()
    const isGrowing = loaded.request.begins !== undefined && shown.isInProgress()
    if (!isGrowing || video.playbackRate <= 1 || shown.seekRange().end - video.currentTime >= CAUGHT_UP) return
    showRate(1)
    loaded.tell({ type: 'media.caughtUp' })
  }

  const end = (): void => {
    if (loaded?.facts === undefined) return
    if (loaded.request.begins === undefined) giveOver(loaded)
    else loaded.tell({ type: 'media.ended' })
  }

  video.addEventListener('timeupdate', followTime)
  video.addEventListener('ended', end)

  const forget = (): void => {
    delete video.dataset.moment
    release()
    loaded = undefined
  }

  return {
    load: request => {
      forget()
      const tellThis = (fact: MediaFact) => {
        if (fact.type === 'media.firstFrame') player.current()?.configure({ abr: ABR_OPTIONS })
        tell(request.generation, fact)
      }
      const { token, paused, rate, startAt, languages, cmcd } = request
      const access = { token, fresh: freshAddress(token), cmcd, sign: makeSignOffer(token, report) }
      const state = { ...UNBEGUN, startAt, isPaused: paused, rate, languages, moment: undefined }
      void begin({ ...access, ...state, request, tell: tellThis })
    },
    play: () => {
      if (loaded === undefined) return
      loaded.isPaused = false
      if (loaded.facts !== undefined) playElement(video, loaded.tell)
    },
    pause: () => {
      if (loaded !== undefined) loaded.isPaused = true
      video.autoplay = false
      video.pause()
    },
    seek: to => {
      if (loaded === undefined) return
      if (loaded.tracks !== undefined && video.readyState >= HTMLMediaElement.HAVE_METADATA) goTo(to)
      else void begin({ ...loaded, ...UNBEGUN, startAt: to === 'edge' ? LATEST : to })
    },
    setRate: rate => {
      if (loaded !== undefined) loaded.rate = rate
      showRate(rate)
    },
    chooseTracks: languages => {
      if (loaded === undefined) return
      loaded.languages = languages
      loaded.tracks?.choose(languages)
    },
    recover: () => {
      if (loaded === undefined) return
      if (loaded.canGoOn && player.current()?.retryStreaming() === true) return loaded.facts?.expectProgress()
      stage.holdPicture()
      void begin({ ...loaded, ...UNBEGUN, startAt: loaded.isOver ? undefined : (loaded.moment ?? loaded.startAt) })
    },
    place: momentNow,
    stats: () => {
      const shown = player.current()
      const { streamBandwidth, estimatedBandwidth } = shown?.getStats() ?? {}
      return {
        engine: `shaka-player ${shaka.Player.version}`,
        bitrate: streamBandwidth,
        bandwidth: estimatedBandwidth,
        drm: shown?.keySystem(),
      }
    },
    sign: () => loaded?.sign.source(),
    destroy: () => {
      forget()
      video.pause()
      return player.end()
    },
  }
}
