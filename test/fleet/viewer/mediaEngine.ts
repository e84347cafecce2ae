import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../../../src/services/clock/timer.ts'
import type { FactSink, LoadRequest, MediaEngine } from '../../../src/services/player/engine.ts'
import { freshAddress } from '../../../src/services/player/freshAddress.ts'
import { TUNED_OPTIONS } from '../../../src/services/player/hls/options.ts'
import type { Prefetch } from '../../../src/services/player/prefetch.ts'
import { SEGMENT_MS } from '../headEnd/streams.ts'

interface MediaEngineParts {
  readonly fetch: typeof fetch
  /** What was fetched ahead serves one load, as it does hls.js (src/services/player/hls/memoryLoader.ts). */
  readonly prefetch: Pick<Prefetch, 'take' | 'preloadNow'>
  readonly timer: Timer
  /** The server's time, which numbers the segments. */
  readonly now: () => number
  /** The clock of what was fetched ahead. */
  readonly ticks: () => number
  readonly tell: FactSink
  readonly video: { paused: boolean }
}

export interface FleetEngine extends MediaEngine {
  /** The picture moves. */
  readonly isPlaying: () => boolean
}

interface Failure {
  readonly status: number | undefined
  /** Nobody answered in time. */
  readonly isLate: boolean
}
type Detail = 'manifestLoadError' | 'levelLoadError' | 'fragLoadError'
type Policy = keyof Pick<typeof TUNED_OPTIONS, 'manifestLoadPolicy' | 'playlistLoadPolicy' | 'fragLoadPolicy'>

const REFUSED: ReadonlySet<number> = new Set([401, 403, 404, 410])
const isClip = ({ address }: LoadRequest): boolean => address.startsWith('/')
const FIRST_BYTE_MS = TUNED_OPTIONS.fragLoadPolicy.default.maxTimeToFirstByteMs
const SILENCE: Failure = { status: undefined, isLate: true }
const NO_RETRY = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 }
/** The one that begins so far behind the edge as the app's options want it. */
const segmentAt = (now: number): number => Math.floor(now / SEGMENT_MS) - 2
const TRACKS = ['v', 'a'] as const
/** So much lies ahead of the picture at the edge. */
const AHEAD_MS = 5 * SECOND

/**
 * In the place of hls.js, which needs a media element: it asks for what hls.js asks for, one playlist and one segment of picture and
 * sound after the other, tries again as the app's options tell hls.js to, and says the same facts.
 */
export const makeMediaEngine = ({ fetch, prefetch, timer, now, ticks, tell, video }: MediaEngineParts): FleetEngine => {
  let request: LoadRequest | undefined
  let stop = (): void => undefined
  let round = 0
  let hasFrame = false
  let isWaiting = false
  let playableUntil = 0
  /** A live playlist is looked at again by when it was asked for, as hls.js does. */
  let playlistAskedAt = 0
  let stopWatching = (): void => undefined

  const say = (fact: Parameters<FactSink>[1]): void => {
    if (request !== undefined) tell(request.generation, fact)
  }

  const wait = (ms: number): Promise<void> =>
    new Promise(resolve => {
      stop = timer.after(ms, resolve)
    })

  const askNetwork = (url: string): Promise<Failure | undefined> =>
    new Promise(resolve => {
      const stopWaiting = timer.after(FIRST_BYTE_MS, () => resolve(SILENCE))
      const answered = (failure: Failure | undefined): void => {
        stopWaiting()
        resolve(failure)
      }
      fetch(url).then(
        ({ ok, status }) => answered(ok ? undefined : { status, isLate: false }),
        () => answered({ status: undefined, isLate: false }),
      )
    })

  const askOnce = async (url: string): Promise<Failure | undefined> => {
    const isPlaylist = url.includes('.m3u8')
    if (isPlaylist) playlistAskedAt = ticks()
    const taken = prefetch.take(url)
    if (taken === undefined) return askNetwork(url)
    return taken.prepared.then(
      ({ askedAt }) => {
        if (isPlaylist) playlistAskedAt = askedAt
        return undefined
      },
      () => askNetwork(url),
    )
  }

  const askWithToken = async ({ token }: LoadRequest, fresh: (url: string) => string, url: string) => {
    const failure = await askOnce(fresh(url))
    const isRefused = failure?.status === 401 || failure?.status === 403
    if (!isRefused) return failure
    const refused = token.current()
    const isRenewed = await token.renew()
    return isRenewed && token.current() !== refused ? askOnce(fresh(url)) : failure
  }

  const askAgain = async (policy: Policy, ask: () => Promise<Failure | undefined>, isCurrent: () => boolean) => {
    const { maxNumRetry, retryDelayMs, maxRetryDelayMs } = TUNED_OPTIONS[policy].default.errorRetry ?? NO_RETRY
    for (let tries = 0; ; tries += 1) {
      const failure = await ask()
      const isFinal = failure?.status !== undefined && REFUSED.has(failure.status)
      if (failure === undefined || isFinal || tries >= maxNumRetry || !isCurrent()) return failure
      if (!failure.isLate) await wait(Math.min(maxRetryDelayMs, retryDelayMs * 2 ** tries))
    }
  }

  const watch = (): void => {
    stopWatching()
    stopWatching = timer.after(Math.max(0, playableUntil - now()), () => {
      if (!hasFrame || isWaiting || video.paused) return
      isWaiting = true
      say({ type: 'media.waiting' })
    })
  }

  const came = (isPaused: boolean): void => {
    playableUntil = now() + AHEAD_MS
    watch()
    if (!hasFrame) {
      hasFrame = true
      say({ type: 'media.firstFrame', paused: isPaused })
      if (!isPaused) say({ type: 'media.playing' })
    } else if (isWaiting) say({ type: 'media.playing' })
    isWaiting = false
  }

  /** Asks for the picture and for the sound. */
  const both = async (ask: (url: string) => Promise<Failure | undefined>, file: (track: string) => string) =>
    (await Promise.all(TRACKS.map(track => ask(file(track))))).find(each => each !== undefined)

  /** A file of the app itself, which is shown again and again. */
  const showClip = async ({ address, paused }: LoadRequest, isCurrent: () => boolean): Promise<void> => {
    const failure = await askOnce(address)
    if (failure !== undefined || !isCurrent()) return
    hasFrame = true
    say({ type: 'media.firstFrame', paused })
    if (!paused) say({ type: 'media.playing' })
  }

  const run = async (loaded: LoadRequest, fromMaster: boolean): Promise<void> => {
    round += 1
    const mine = round
    const isCurrent = (): boolean => mine === round
    const fresh = freshAddress(loaded.token)
    const by = (policy: Policy) => (file: string) => {
      const url = loaded.address.replace('index.m3u8', file)
      return askAgain(policy, () => askWithToken(loaded, fresh, url), isCurrent)
    }
    const steps: ReadonlyArray<readonly [Detail, () => Promise<Failure | undefined>]> = [
      ['levelLoadError', () => both(by('playlistLoadPolicy'), track => `${track}.m3u8`)],
      ['fragLoadError', () => both(by('fragLoadPolicy'), track => `${track}-${segmentAt(now())}.m4s`)],
    ]
    const first: typeof steps = [
      ['manifestLoadError', () => by('manifestLoadPolicy')('index.m3u8')],
      ['fragLoadError', () => both(by('fragLoadPolicy'), track => `${track}-init.mp4`)],
    ]
    const fail = (detail: Detail, { status }: Failure): void => {
      const isRefused = status !== undefined && REFUSED.has(status) && detail !== 'fragLoadError'
      say({ type: 'media.failed', failure: { kind: isRefused ? 'refused' : 'network', detail, status } })
    }
    const hasFailed = async (all: typeof steps): Promise<boolean> => {
      for (const [detail, ask] of all) {
        const failure = await ask()
        if (!isCurrent()) return true
        if (failure !== undefined) {
          fail(detail, failure)
          return true
        }
      }
      return false
    }
    if (isClip(loaded)) return showClip(loaded, isCurrent)
    if (fromMaster && (await hasFailed(first))) return
    while (!(await hasFailed(steps))) {
      came(video.paused)
      await wait(Math.max(0, playlistAskedAt + SEGMENT_MS - ticks()))
    }
  }

  const release = (): void => {
    round += 1
    stop()
    stopWatching()
    hasFrame = false
    isWaiting = false
    request = undefined
  }

  return {
    load: loaded => {
      release()
      request = loaded
      video.paused = loaded.paused
      if (!isClip(loaded)) void prefetch.preloadNow(loaded.address)
      void run(loaded, true)
    },
    play: () => {
      video.paused = false
      if (hasFrame) say({ type: 'media.playing' })
    },
    pause: () => {
      video.paused = true
      say({ type: 'media.paused' })
    },
    seek: () => undefined,
    setRate: () => undefined,
    recover: () => {
      if (request !== undefined) void run(request, !hasFrame)
    },
    chooseTracks: () => undefined,
    place: () => undefined,
    stats: () => ({ engine: 'fleet', bitrate: undefined, bandwidth: undefined, drm: undefined }),
    sign: () => undefined,
    destroy: async () => release(),
    isPlaying: () => hasFrame && !isWaiting && !video.paused,
  }
}
