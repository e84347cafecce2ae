import type { MediaFact, MediaFailure } from '../../../../machines/engine/index.ts'
import { type Instant, SECOND } from '../../../../models/codec/instant.ts'
import type { PlaybackRate } from '../../../../models/playbackRate.ts'
import type { Tracks } from '../../../../models/trackChoice.ts'
import type { Report } from '../../report/report.ts'
import { makeAskHost } from '../askHost.ts'
import type { Drm } from '../drm/index.ts'
import { type ElementFacts, elementFacts, playElement } from '../elementFacts.ts'
import { type FactSink, type LoadRequest, type MediaEngine, OVER } from '../engine.ts'
import { type FreshAddress, freshAddress } from '../freshAddress.ts'
import { START_BEHIND } from '../prefetch.ts'
import type { Stage } from '../stage.ts'
import { type Keys, openKeys } from './keys.ts'
import type { NativeVideo } from './nativeVideo.ts'
import { momentOf, nearestPlace, originOf, reachOf } from './place.ts'
import { type FollowedTracks, followTracks } from './tracks.ts'

export interface NativeEngineParts {
  readonly stage: Pick<Stage, 'holdPicture'> & { readonly video: NativeVideo }
  /** Opens protected streams; fetched with the first of them. */
  readonly drm: () => Promise<Pick<Drm, 'askLicence' | 'certificateOf'>>
  readonly navigator: Pick<Navigator, 'requestMediaKeySystemAccess'>
  readonly fetch: typeof fetch
  readonly tell: FactSink
  readonly report: Pick<Report, 'dropped'>
}

interface Loaded {
  /** As the viewer wants it by now. */
  request: LoadRequest
  readonly fresh: FreshAddress
  readonly tell: (fact: MediaFact) => void
  /** Where it is to be once the element takes a place. */
  wished: Instant | undefined
  /** The moment last on screen. */
  moment: Instant | undefined
  /** From the moment at which the element has the address. */
  facts: ElementFacts | undefined
  tracks: FollowedTracks | undefined
  keys: Keys | undefined
  waiting: ReturnType<typeof setTimeout> | undefined
}

const UNBEGUN = { moment: undefined, facts: undefined, tracks: undefined, keys: undefined, waiting: undefined } as const
/** An element keeps to itself for long that its host does not answer. */
const STALL_MS = 4 * SECOND
/** So near to the edge of a growing recording a faster rate has nothing more to gain, in seconds. */
const CAUGHT_UP = START_BEHIND + 3
/** So near to where it is wished nothing is sought, in seconds. */
const PRECISE = 0.5
const TOKEN_REFUSALS: ReadonlySet<number | undefined> = new Set([401, 403])
/** When an element may have come to know what can be sought. */
const LAST_NEWS = 'canplay'
const REACH_NEWS = ['loadedmetadata', 'durationchange', LAST_NEWS]

/** An element that says it plays on, and has what it takes, may stand still for ever: where it stands then. */
const hangsAt = ({ paused, readyState, currentTime }: HTMLVideoElement): number | undefined =>
  paused || readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? undefined : currentTime

const NETWORK_ERROR = 2

/** What the element itself says, where its host has everything: what has shown a picture is not what it cannot play. */
const failureOf = ({ error, readyState }: HTMLVideoElement): MediaFailure | undefined => {
  if (error === null) return undefined
  const other = readyState === HTMLMediaElement.HAVE_NOTHING ? 'unsupported' : 'decoding'
  const kind = error.code === NETWORK_ERROR ? 'network' : other
  return { kind, detail: `element${error.code}`, status: undefined }
}

/**
 * The element behind the port, for browsers that play playlists as they are (AHEAD-33). It asks for everything itself, so
 * the token travels in the address; what it does not say of a failure, the host is asked for.
 */
export const makeNativeEngine = (parts: NativeEngineParts): MediaEngine => {
  const { stage, drm, navigator, fetch, tell, report } = parts
  const { video } = stage
  const askHost = makeAskHost(fetch)
  let loaded: Loaded | undefined

  const note = (wish: Partial<Pick<LoadRequest, 'paused' | 'rate' | 'languages'>>): void => {
    if (loaded !== undefined) loaded.request = { ...loaded.request, ...wish }
  }
  const setRate = (rate: PlaybackRate): void => {
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }
  /** Kept for when the element has lost it, as after an error. */
  const momentNow = (): Instant | undefined => {
    if (loaded === undefined) return undefined
    const origin = originOf(video, loaded.request)
    const isShown = loaded.facts !== undefined && video.readyState >= HTMLMediaElement.HAVE_METADATA
    if (isShown && origin !== undefined) loaded.moment = momentOf(origin, video.currentTime)
    return loaded.wished ?? loaded.moment
  }
  const empty = (): void => {
    video.removeAttribute('src')
    video.load()
  }
  const release = async (): Promise<void> => {
    const over = loaded
    loaded = undefined
    delete video.dataset.moment
    clearTimeout(over?.waiting)
    over?.facts?.release()
    over?.tracks?.release()
    empty()
    await over?.keys?.release()
  }
  const giveUp = (failure: MediaFailure): void => loaded?.tell({ type: 'media.failed', failure })

  const start = (mine: Loaded): void => {
    const { address, cmcd, rate, languages, paused } = mine.request
    setRate(rate)
    video.autoplay = !paused
    video.src = cmcd?.start(address, true).address ?? address
    mine.facts = elementFacts(video, listener(mine))
    const tellTracks = (tracks: Tracks) => mine.tell({ type: 'media.tracksFound', tracks })
    mine.tracks = followTracks({ video, choice: languages, tell: tellTracks, report })
    if (!paused) playElement(video, mine.tell)
  }
  const begin = async (request: LoadRequest): Promise<void> => {
    const freed = release()
    const { generation, token, protection, startAt } = request
    const tellThis = (fact: MediaFact) => tell(generation, fact)
    const mine: Loaded = { ...UNBEGUN, request, fresh: freshAddress(token), tell: tellThis, wished: startAt }
    loaded = mine
    if (protection === undefined) return start(mine)
    const [opener] = await Promise.all([drm(), freed])
    if (mine !== loaded) return
    mine.keys = openKeys(protection, { video, drm: opener, navigator, fetch, tell: giveUp })
    if ((await mine.keys.ready) && mine === loaded) start(mine)
  }
  /** With the token of this moment: a recording where it was, a live stream at its edge. */
  const again = ({ request, fresh }: Loaded): void => {
    const startAt = request.begins === undefined ? undefined : momentNow()
    stage.holdPicture()
    void begin({ ...request, address: fresh(request.address), startAt })
  }

  const isRenewed = async ({ request: { token } }: Loaded, trouble: MediaFailure | undefined): Promise<boolean> => {
    const refused = token.current()
    if (!TOKEN_REFUSALS.has(trouble?.status) || refused === '') return false
    return (await token.renew()) && token.current() !== refused
  }
  /** Its host is asked what has become of it; where that has everything, the word is the element's. */
  const explain = async (mine: Loaded): Promise<void> => {
    const own = failureOf(video)
    const hung = hangsAt(video)
    const ask = () => askHost(mine.fresh(mine.request.address))
    const trouble = await ask()
    const isNew = await isRenewed(mine, trouble)
    const left = isNew ? await ask() : (trouble ?? own)
    if (mine !== loaded) return
    if (left !== undefined) giveUp(left)
    else if (isNew || (hung !== undefined && hung === hangsAt(video))) again(mine)
  }
  /** After a while of waiting nobody waits for the element's word. */
  const listener =
    (mine: Loaded) =>
    (fact: MediaFact): void => {
      clearTimeout(mine.waiting)
      if (fact.type === 'media.waiting') mine.waiting = setTimeout(() => void explain(mine), STALL_MS)
      mine.tell(fact)
    }

  const goTo = (place: number): void => {
    if (Math.abs(place - video.currentTime) <= PRECISE) return
    loaded?.facts?.expectProgress()
    video.currentTime = place
  }
  const landInPlace = ({ type }: Pick<Event, 'type'>): void => {
    if (loaded?.wished === undefined || loaded.facts === undefined) return
    const [origin, reach] = [originOf(video, loaded.request), reachOf(video)]
    const place = origin === undefined ? undefined : reach && nearestPlace(reach, origin, loaded.wished)
    if (place !== undefined || type === LAST_NEWS) loaded.wished = undefined
    if (place !== undefined) goTo(place)
  }

  /** A live stream that says so begins again at its edge, if at all: what it still has is history. */
  const leaveIfOver = (): void => {
    if (loaded?.facts === undefined || loaded.request.begins !== undefined || !Number.isFinite(video.duration)) return
    if (originOf(video, loaded.request) === undefined) return
    loaded.facts.release()
    empty()
    giveUp(OVER)
  }
  const followTime = (): void => {
    const moment = momentNow()
    if (moment !== undefined) video.dataset.moment = new Date(moment).toISOString()
    const isGrowing = loaded?.request.begins !== undefined && !Number.isFinite(video.duration)
    const reach = isGrowing && video.playbackRate > 1 ? reachOf(video) : undefined
    if (reach === undefined || reach.end - video.currentTime >= CAUGHT_UP) return
    setRate(1)
    loaded?.tell({ type: 'media.caughtUp' })
  }
  const end = (): void => {
    if (loaded?.facts === undefined) return
    if (loaded.request.begins === undefined) giveUp(OVER)
    else loaded.tell({ type: 'media.ended' })
  }

  for (const news of REACH_NEWS) video.addEventListener(news, landInPlace)
  video.addEventListener('loadedmetadata', leaveIfOver)
  video.addEventListener('timeupdate', followTime)
  video.addEventListener('ended', end)
  video.addEventListener('error', () => {
    if (loaded?.facts !== undefined) void explain(loaded)
  })

  return {
    load: request => void begin(request),
    play: () => {
      note({ paused: false })
      if (loaded?.facts !== undefined) playElement(video, loaded.tell)
    },
    pause: () => {
      note({ paused: true })
      video.autoplay = false
      video.pause()
    },
    seek: to => {
      if (loaded === undefined) return
      loaded.wished = to === 'edge' ? undefined : to
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) return
      const edge = to === 'edge' ? reachOf(video)?.end : undefined
      if (to !== 'edge') landInPlace({ type: LAST_NEWS })
      else if (edge === undefined) again(loaded)
      else goTo(edge)
    },
    setRate: rate => {
      note({ rate })
      setRate(rate)
    },
    chooseTracks: languages => {
      note({ languages })
      loaded?.tracks?.choose(languages)
    },
    recover: () => {
      note({ paused: false })
      if (loaded !== undefined) again(loaded)
    },
    place: momentNow,
    stats: () => ({
      engine: 'native HLS',
      bitrate: undefined,
      bandwidth: undefined,
      drm: loaded?.request.protection && video.mediaKeys ? 'com.apple.fps' : undefined,
    }),
    // an element says of no picture beside its own
    sign: () => undefined,
    destroy: release,
  }
}
