import type { livePlayerMachine } from '../../machines/livePlayer/index.ts'
import type { presentationMachine } from '../../machines/presentation/index.ts'
import type { Channel } from '../../models/channel.ts'
import type { Guide } from '../../models/guideWindow.ts'
import type { Manifest } from '../../models/manifest.ts'
import { once } from '../services/once.ts'
import type { Comforts } from '../services/player/comforts/index.ts'
import type { MediaEngine } from '../services/player/engine.ts'
import { provideLivePlayer } from '../services/player/index.ts'
import { lazyPeers } from '../services/player/lazyPeers.ts'
import { makePictureInPicture } from '../services/player/pictureInPicture.ts'
import { providePresentation } from '../services/player/presentationPorts.ts'
import { sparesData } from '../services/player/sparesData.ts'
import { makeStage } from '../services/player/stage.ts'
import { momentOf } from '../services/player/takeover.ts'
import type { Services } from '../services/services.ts'
import type { PlayerViews } from './context.ts'

interface LivePlayerParts {
  readonly services: Services
  readonly manifest: () => Manifest
  readonly programmes: Guide['programmes']
  readonly broadcastChannel: () => Promise<Channel | undefined>
  readonly window: Window
}

interface LivePlayerPart {
  readonly machine: typeof livePlayerMachine
  readonly presentation: typeof presentationMachine
  readonly views: PlayerViews
}

/** The live player with its one media element: code that only live TV loads. */
export const makeLivePlayer = (parts: LivePlayerParts): LivePlayerPart => {
  const { services, manifest, programmes, broadcastChannel, window } = parts
  const { http, clock, storage, store, values, ownView, deployment, report, renewTokens } = services
  const stage = makeStage(window.document)
  const later = (run: () => void, ms: number) => services.timer.after(ms, run)
  const pictureInPicture = makePictureInPicture({ stage, window })
  const tellOperator = once(async () => {
    const { makePlayerReports } = await import('../services/metrics/playerReports.ts')
    return makePlayerReports({ http, clock, randomId: () => window.crypto.randomUUID() })
  })
  const peers = lazyPeers(
    {
      http,
      deployment,
      storage,
      accountName: () => store.read()?.account.accountName ?? '',
      sparesData: () => sparesData(window),
      ticks: () => window.performance.now(),
      fetchSwarm: async () => (await import('../services/player/peers/swarm.ts')).joinSwarm,
    },
    later,
  )
  let engine: MediaEngine | undefined
  let comforts: Comforts | undefined
  const machine = provideLivePlayer({
    stage,
    http,
    deployment,
    manifest,
    session: store,
    values,
    storage,
    ownView,
    reportFailure: failure => {
      tellOperator()
        .then(tell => tell(failure))
        .catch(error => report.broken('playerReports', error))
    },
    programmes,
    later,
    now: clock.now,
    renewTokens,
    onEngine: active => {
      engine = active
    },
    broadcastChannel,
    peers,
    window,
  })
  const presentation = providePresentation({ stage, pictureInPicture, storage, document: window.document })
  return {
    machine,
    presentation,
    views: {
      standIn: stage.standIn,
      ownWindow: pictureInPicture.body,
      moment: () => momentOf(stage.video),
      now: clock.now,
      peers,
      comforts: async () => {
        const { makeComforts } = await import('../services/player/comforts/index.ts')
        comforts ??= makeComforts({ window, stage, storage, now: clock.now, engine: () => engine })
        return comforts
      },
    },
  }
}
