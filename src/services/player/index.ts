import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { codeSplit } from '../../../machines/codeSplit.ts'
import { engineMachine } from '../../../machines/engine/index.ts'
import { type FailureReport, livePlayerMachine, type SlotAnswer } from '../../../machines/livePlayer/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Manifest } from '../../../models/manifest.ts'
import { isProtected, type PhysicalChannel } from '../../../models/physicalChannel.ts'
import { TrackChoice } from '../../../models/trackChoice.ts'
import type { Http } from '../http/types.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeAllowance } from './allowance.ts'
import type { Drm, DrmParts } from './drm/index.ts'
import type { MediaEngine } from './engine.ts'
import { makeEngineFor } from './engines.ts'
import { makeGuideActor } from './guideActor.ts'
import { makeMediaActor } from './mediaActor.ts'
import { makeNeighboursActor } from './neighbours.ts'
import { makePrefetch } from './prefetch.ts'
import type { RecordingParts, Recordings } from './recordings.ts'
import { Sound } from './sound.ts'
import type { Stage } from './stage.ts'
import { makeStageActor } from './stageActor.ts'
import { makeStreams, withToken } from './streams.ts'
import { makeStreamTokens } from './streamTokens.ts'
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
  /** Gets the session new tokens; whether it could. */
  /** Hears which engine has the element. */
  readonly onEngine: (engine: MediaEngine | undefined) => void
  readonly renewTokens: () => Promise<boolean>
  readonly broadcastChannel: TakeoverParts['broadcastChannel']
  readonly window: Window
}

const sparesData = ({ navigator }: Window): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true

const later = (window: Window) => (run: () => void, ms: number) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

const OFFLINE: SlotAnswer = E.left({ tag: 'offline' })

/** What opens protected streams, fetched when one is first wanted. */
const lazyDrm = (parts: DrmParts) => {
  let fetched: Drm | undefined
  return async (): Promise<Drm> => {
    const { makeDrm } = await import('./drm/index.ts')
    fetched ??= makeDrm(parts)
    return fetched
  }
}

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
  const { programmes, now, renewTokens, onEngine } = services
  const ticks = () => window.performance.now()
  const sound = storage.value('device', 'sound', Sound)
  const languages = storage.value('device', 'trackChoice', TrackChoice)
  const accountName = () => session.read()?.account.accountName ?? ''
  const { tokenFor, keepTokens } = makeStreamTokens({ session, renewTokens, ticks, later: later(window) })
  const drm = lazyDrm({ http, values, manifest, navigator: window.navigator })
  const findDrmSystem = () => drm().then(({ findSystem }) => findSystem())
  const streams = makeStreams({ http, deployment, manifest, accountName, findDrmSystem, ticks })
  const allowance = makeAllowance({ now: ticks, sparesData: () => sparesData(window) })
  const prefetch = makePrefetch({ fetch: window.fetch.bind(window), now: ticks, allowance })
  const recordings = lazyRecordings({ streams, programmes, now, later: later(window) })
  const addressOf = async (physical: PhysicalChannel) => {
    if (isProtected(physical)) return undefined
    const answer = await streams.open({ physical, clear: undefined })
    return E.isRight(answer) ? withToken(answer.right.addresses[0], tokenFor('stream').current()) : undefined
  }

  return livePlayerMachine.provide({
    actors: {
      openStream: fromPromise(({ input }) => streams.open(input)),
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
      neighbours: makeNeighboursActor({ prefetch, addressOf, later: later(window) }),
      engine: engineMachine.provide({
        actors: {
          media: makeMediaActor({
            stage,
            engineFor: makeEngineFor({ stage, prefetch, drm }),
            tokenFor,
            keepTokens,
            languages,
            onEngine,
          }),
        },
      }),
    },
  })
}
