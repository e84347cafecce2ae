import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import type { livePlayerMachine, SlotAnswer } from '../../../machines/livePlayer/index.ts'
import type { mediaMachine } from '../../../machines/media/index.ts'
import type { neighboursMachine } from '../../../machines/neighbours.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { Http } from '../http/types.ts'
import { once } from '../once.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'
import type { BroadcastTurnParts } from './broadcastTurn.ts'
import type { DrmParts } from './drm/index.ts'
import { NO_CODE } from './engine.ts'
import { hasMediaSource } from './hasMediaSource.ts'
import { makeHostBack } from './hostBack.ts'
import { makeHosts } from './hosts.ts'
import { lazyActor } from './lazyActor.ts'
import { lazyCmcd } from './lazyCmcd.ts'
import type { LazyPeers } from './lazyPeers.ts'
import { makeNeighbours } from './neighbours.ts'
import type { PlaybackParts } from './playback.ts'
import type { RecordingParts } from './recordings.ts'
import { settledPromise } from './settledPromise.ts'
import { makeSound } from './sound.ts'
import type { Stage } from './stage.ts'
import { makeStageActor } from './stageActor.ts'
import { makeStreams, type Streams } from './streams.ts'
import { makeTakeover, type TakeoverParts } from './takeover.ts'

export interface LivePlayerServices {
  /** Made once by `makeStage`; the view puts its element into the page. */
  readonly stage: Stage
  readonly http: Http
  readonly deployment: () => Pick<Deployment, 'streams' | 'cmcd'>
  readonly manifest: () => Pick<Manifest, 'uiProperties'>
  readonly session: Pick<SessionStore, 'read'>
  readonly values: DrmParts['values'] & Pick<StoredValues, 'appProperties'>
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly ownView: Pick<OwnViewStore, 'recallChannel' | 'rememberChannel'>
  readonly programmes: RecordingParts['programmes']
  readonly timer: RecordingParts['timer']
  /** The server's time. */
  readonly now: () => Instant
  readonly metering: PlaybackParts['metering']
  readonly onEngine: PlaybackParts['onEngine']
  readonly report: PlaybackParts['report']
  readonly renewTokens: PlaybackParts['renewTokens']
  readonly random: PlaybackParts['random']
  readonly broadcastChannel: TakeoverParts['broadcastChannel']
  readonly fetchBroadcastPlayer: TakeoverParts['fetchBroadcastPlayer']
  /** The player of recordings, fetched with the code that plays. */
  readonly fetchCatchUpPlayer: (streams: Streams) => Promise<typeof catchUpPlayerMachine>
  readonly returning: BroadcastTurnParts['returning']
  readonly peers: Pick<LazyPeers, 'isOffered' | 'prepare' | 'swarm'>
  readonly window: Window
}

const OFFLINE: SlotAnswer = E.left({ tag: 'offline' })

/** What the charts of the live player have between them: its streams, and the code that plays. */
export const livePlayerParts = (services: LivePlayerServices) => {
  const { http, deployment, manifest, session, values, fetchCatchUpPlayer, window } = services
  const ticks = () => window.performance.now()
  const accountName = () => session.read()?.account.accountName ?? ''
  /** What opens protected streams, fetched when one is first wanted. */
  const drm = once(async () => (await import('./drm/index.ts')).makeDrm({ http, values, manifest, window }))
  const findDrmSystem = () => drm().then(({ findSystem }) => findSystem())
  const hosts = makeHosts({ ...services, accountName, ticks })
  const streams = makeStreams({ hosts, deployment, manifest, findDrmSystem })
  const hostBack = makeHostBack()
  let fetched: typeof catchUpPlayerMachine | undefined
  const playback = once(async () => {
    const [{ makePlayback }, catchUpPlayer, cmcdOf] = await Promise.all([
      import('./playback.ts'),
      fetchCatchUpPlayer(streams),
      lazyCmcd(services),
    ])
    fetched = catchUpPlayer
    return makePlayback({ ...services, cmcdOf, streams, drm, ticks, hostBack })
  })
  const fetchEngines = async () => {
    // The engine of nearly every first stream: its code travels beside the rest.
    if (hasMediaSource(window)) import('./hls/hlsEngine.ts').catch(() => undefined)
    return (await playback()).engines
  }
  const catchUpPlayer = () => {
    if (fetched === undefined) throw new Error('The code that plays has not been fetched')
    return fetched
  }
  return { ...services, hosts, streams, playback, fetchEngines, catchUpPlayer, hostBack }
}

type LivePlayerParts = ReturnType<typeof livePlayerParts>

/** The live player with everything it asks of the world. */
export const livePlayerPorts = (parts: LivePlayerParts): PortsOf<typeof livePlayerMachine> => {
  const { stage, values, storage, ownView, metering, window, peers, streams, playback, fetchEngines, hostBack } = parts
  const sound = makeSound({ storage, values })
  return {
    openStream: settledPromise(
      input => (peers.isOffered() ? undefined : streams.known(input)),
      async input => {
        fetchEngines().catch(() => undefined)
        const [answer] = await Promise.all([streams.open(input), peers.prepare()])
        return answer
      },
    ),
    recallChannel: fromPromise(async () => ownView.recallChannel()),
    rememberChannel: fromPromise(async ({ input: { channelId } }) => {
      if (channelId !== undefined) ownView.rememberChannel(channelId)
    }),
    reportFailure: fromPromise(async ({ input: { report } }) => {
      if (report === undefined) return
      if (report.reason === 'resource') parts.hosts.forget()
      const gaveUp = { kind: 'live', contentId: report.channelId, errCode: report.code } as const
      playback().then(
        ({ measure }) => measure({ gaveUp }),
        () => metering.note({ ...gaveUp, event: 'startFailed' }),
      )
    }),
    stage: makeStageActor({ stage, document: window.document, window, sound, watchHost: hostBack.watch }),
    guide: lazyActor(async () => (await playback()).guide),
    findProgramme: fromPromise(({ input }) =>
      playback().then(
        ({ recordings }) => recordings.find(input),
        () => OFFLINE,
      ),
    ),
    catchUpPlayer: codeSplit<typeof catchUpPlayerMachine>(parts.catchUpPlayer),
    ...makeTakeover(parts),
    paint: fromPromise(() => new Promise(resolve => window.requestAnimationFrame(() => window.setTimeout(resolve)))),
  }
}

export const neighboursPorts = ({ playback }: LivePlayerParts): PortsOf<typeof neighboursMachine> =>
  makeNeighbours(async () => (await playback()).neighbours)

export const liveMediaPorts = ({ fetchEngines }: LivePlayerParts): PortsOf<typeof mediaMachine> => ({
  engines: lazyActor(fetchEngines, NO_CODE),
})
