import { type ActorRefFrom, waitFor } from 'xstate'
import { selectLineup, selectLivePlayer, selectManifest } from '../../../machines/app/index.ts'
import { selectBroadcastChannel } from '../../../machines/lineup/index.ts'
import { selectReturnChannel, selectToldId } from '../../../machines/livePlayer/index.ts'
import type { EnginesCommand } from '../../../machines/media/index.ts'
import type { Guide } from '../../../models/guideWindow.ts'
import { makeLazyMeter } from '../../../src/services/metrics/lazyMeter.ts'
import { noteBy } from '../../../src/services/metrics/note.ts'
import { broadcastPlayerPorts } from '../../../src/services/player/broadcastPlayer.ts'
import { makeBroadcastTurn } from '../../../src/services/player/broadcastTurn.ts'
import { makeEngineMeter } from '../../../src/services/player/engineMeter.ts'
import { makeEngines } from '../../../src/services/player/enginesActor.ts'
import { livePlayerParts, livePlayerPorts, neighboursPorts } from '../../../src/services/player/index.ts'
import { lazyActor } from '../../../src/services/player/lazyActor.ts'
import { catchUpPlayerPorts } from '../../../src/services/player/recordings.ts'
import type { Stage } from '../../../src/services/player/stage.ts'
import { makeStreamTokens } from '../../../src/services/player/streamTokens.ts'
import type { Services } from '../../../src/shell/provide/services.ts'
import { broadcastPlayer, catchUpPlayer, type app as fleetApp } from './charts.ts'
import { type FleetEngine, makeMediaEngine } from './mediaEngine.ts'

interface PlayerParts {
  readonly services: Services
  readonly fetch: typeof fetch
  readonly window: Window
  readonly programmes: Guide['programmes']
  readonly app: () => ActorRefFrom<typeof fleetApp>
  /** Keeps what is behind the ports of a chart. */
  readonly keep: (chart: string, ports: object) => void
}

const makeStage = (): Stage => {
  const video = Object.assign(new EventTarget(), {
    muted: false,
    volume: 1,
    paused: true,
    dataset: {},
    getVideoPlaybackQuality: () => ({ droppedVideoFrames: 0, totalVideoFrames: 0 }),
  })
  const nothing = (): void => undefined
  return {
    element: { dataset: {} },
    video,
    holdPicture: nothing,
    releasePicture: nothing,
    attachTo: () => nothing,
    holdSignFree: () => nothing,
    park: nothing,
  } as unknown as Stage
}

/** The live player's own services over an engine that only counts. */
export const keepPlayerPorts = ({ services, fetch, window, programmes, app, keep }: PlayerParts) => {
  const { http, clock, timer, random, storage, store, values, ownView, deployment, crypto, report, renewTokens } =
    services
  const stage = makeStage()
  const snapshot = () => selectLivePlayer(app().getSnapshot())?.getSnapshot()
  const note = noteBy(services)
  let engine: FleetEngine | undefined
  const metering = {
    note,
    randomId: crypto.randomId,
    now: clock.now,
    watched: () => {
      const player = snapshot()
      const contentId = player && selectToldId(player)
      return contentId === undefined ? undefined : { contentId, kind: 'live' as const }
    },
  }
  const parts = livePlayerParts({
    stage,
    http,
    deployment,
    manifest: () => {
      const manifest = selectManifest(app().getSnapshot())
      if (manifest === undefined) throw new Error('The manifest has not been read yet')
      return manifest
    },
    session: store,
    values,
    storage,
    ownView,
    metering,
    programmes,
    timer,
    random,
    now: clock.now,
    renewTokens,
    onEngine: () => undefined,
    report,
    broadcastChannel: async () => {
      const loaded = await waitFor(app(), ({ context }) => context.channels !== undefined)
      const lineup = selectLineup(loaded)?.getSnapshot()
      return lineup && selectBroadcastChannel(lineup)
    },
    fetchBroadcastPlayer: async streams => {
      keep('broadcastPlayer', broadcastPlayerPorts(streams))
      return broadcastPlayer
    },
    fetchCatchUpPlayer: async streams => {
      keep('catchUpPlayer', catchUpPlayerPorts(streams))
      return catchUpPlayer
    },
    returning: () => {
      const player = snapshot()
      return player && { channel: selectReturnChannel(player), quality: player.context.quality }
    },
    peers: { isOffered: () => false, prepare: async () => undefined, swarm: () => undefined },
    window,
  })
  const { tokenFor, keepTokens } = makeStreamTokens({ session: store, renewTokens, ticks: clock.ticks, timer, random })
  const meter = makeEngineMeter({
    measure: makeLazyMeter({ ...metering, video: stage.video, timer, ticks: clock.ticks }),
    tokenFor,
    hostBack: parts.hostBack,
    fetch,
    timer,
  })
  keep('livePlayer', livePlayerPorts(parts))
  keep('neighbours', neighboursPorts(parts))
  keep('media', {
    engines: lazyActor<EnginesCommand>(async () =>
      makeEngines({
        stage,
        engineFor: async (_, tell) => {
          const { neighbours } = await parts.playback()
          engine = makeMediaEngine({
            fetch,
            prefetch: neighbours.prefetch,
            timer,
            now: clock.now,
            ticks: clock.ticks,
            tell,
            video: stage.video as { paused: boolean },
          })
          return engine
        },
        tokenFor,
        keepTokens,
        languages: { read: () => undefined, write: () => undefined },
        meter,
        cmcdOf: () => undefined,
        onEngine: () => undefined,
      }),
    ),
  })
  const isPlaying = (): boolean => engine?.isPlaying() === true
  return { isPlaying, facts: snapshot, prepareTurn: makeBroadcastTurn(parts) }
}
