import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { codeSplit } from '../../../machines/codeSplit.ts'
import { engineMachine } from '../../../machines/engine/index.ts'
import { type FailureReport, livePlayerMachine, type SlotAnswer } from '../../../machines/livePlayer/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { Http } from '../http/types.ts'
import { once } from '../once.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { DrmParts } from './drm/index.ts'
import { NO_CODE } from './engine.ts'
import { makeGuideActor } from './guideActor.ts'
import { lazyActor } from './lazyActor.ts'
import type { LazyPeers } from './lazyPeers.ts'
import type { PlaybackParts } from './playback.ts'
import type { RecordingParts, Recordings } from './recordings.ts'
import { Sound } from './sound.ts'
import type { Stage } from './stage.ts'
import { makeStageActor } from './stageActor.ts'
import { makeStreams } from './streams.ts'
import { makeTakeover, type TakeoverParts } from './takeover.ts'

export interface LivePlayerServices {
  /** Made once by `makeStage`; the view puts its element into the page. */
  readonly stage: Stage
  readonly http: Http
  readonly deployment: () => Pick<Deployment, 'streams'>
  readonly manifest: () => Pick<Manifest, 'uiProperties'>
  readonly session: Pick<SessionStore, 'read'>
  readonly values: DrmParts['values']
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly ownView: Pick<OwnViewStore, 'recallChannel' | 'rememberChannel'>
  readonly reportFailure: (report: FailureReport) => void
  readonly programmes: RecordingParts['programmes']
  /** The server's time. */
  readonly now: () => Instant
  readonly onEngine: PlaybackParts['onEngine']
  readonly renewTokens: PlaybackParts['renewTokens']
  readonly broadcastChannel: TakeoverParts['broadcastChannel']
  readonly peers: Pick<LazyPeers, 'prepare' | 'swarm'>
  readonly window: Window
}

export const later = (window: Window) => (run: () => void, ms: number) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

const OFFLINE: SlotAnswer = E.left({ tag: 'offline' })

/** What time-shift and catch-up need, fetched once; after a failure it is fetched again. */
const lazyRecordings = (parts: RecordingParts) => {
  let fetched: Recordings | undefined
  return {
    fetch: async (): Promise<Recordings> => {
      const { makeRecordings } = await import('./recordings.ts')
      fetched ??= makeRecordings(parts)
      return fetched
    },
    catchUpPlayer: () => {
      if (fetched === undefined) throw new Error('The code of recordings has not been fetched')
      return fetched.catchUpPlayer
    },
  }
}

/** The live player's chart with everything it asks of the world. */
export const provideLivePlayer = (services: LivePlayerServices): typeof livePlayerMachine => {
  const { stage, http, deployment, manifest, session, values, storage, ownView, reportFailure, window } = services
  const { programmes, now, renewTokens, onEngine, peers } = services
  const ticks = () => window.performance.now()
  const sound = storage.value('device', 'sound', Sound)
  const accountName = () => session.read()?.account.accountName ?? ''
  /** What opens protected streams, fetched when one is first wanted. */
  const drm = once(async () =>
    (await import('./drm/index.ts')).makeDrm({ http, values, manifest, navigator: window.navigator }),
  )
  const findDrmSystem = () => drm().then(({ findSystem }) => findSystem())
  const streams = makeStreams({ http, deployment, manifest, accountName, findDrmSystem, ticks })
  const recordings = lazyRecordings({ streams, programmes, now, later: later(window) })
  const playback = once(async () => {
    const parts = {
      stage,
      streams,
      session,
      storage,
      drm,
      renewTokens,
      ticks,
      later: later(window),
      onEngine,
      peers,
      window,
    }
    return (await import('./playback.ts')).makePlayback(parts)
  })
  const fetchMedia = async () => {
    // The engine of nearly every first stream: its code travels beside the rest.
    import('./hls/hlsEngine.ts').catch(() => undefined)
    return (await playback()).media
  }

  return livePlayerMachine.provide({
    actors: {
      openStream: fromPromise(async ({ input }) => {
        fetchMedia().catch(() => undefined)
        const [answer] = await Promise.all([streams.open(input), peers.prepare()])
        return answer
      }),
      recallChannel: fromPromise(async () => ownView.recallChannel()),
      rememberChannel: fromPromise(async ({ input: { channelId } }) => {
        if (channelId !== undefined) ownView.rememberChannel(channelId)
      }),
      reportFailure: fromPromise(async ({ input: { report } }) => {
        if (report !== undefined) reportFailure(report)
      }),
      stage: makeStageActor({ stage, document: window.document, window, sound }),
      guide: makeGuideActor(recordings.fetch),
      findProgramme: fromPromise(({ input }) =>
        recordings.fetch().then(
          ({ find }) => find(input),
          () => OFFLINE,
        ),
      ),
      catchUpPlayer: codeSplit<typeof catchUpPlayerMachine>(recordings.catchUpPlayer),
      ...makeTakeover({ stage, streams, broadcastChannel: services.broadcastChannel }),
      neighbours: lazyActor(async () => (await playback()).neighbours),
      engine: engineMachine.provide({ actors: { media: lazyActor(fetchMedia, NO_CODE) } }),
    },
  })
}
