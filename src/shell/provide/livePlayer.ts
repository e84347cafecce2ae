import { type AppSnapshot, selectLineup, selectLivePlayer } from '../../../machines/app/index.ts'
import { selectBroadcastChannel } from '../../../machines/lineup/index.ts'
import {
  type livePlayerMachine,
  selectChannelId,
  selectIsCatchUp,
  selectReturnChannel,
} from '../../../machines/livePlayer/index.ts'
import type { presentationMachine } from '../../../machines/presentation/index.ts'
import type { PrepareTurn } from '../../../models/broadcast.ts'
import type { Guide } from '../../../models/guideWindow.ts'
import type { Manifest } from '../../../models/manifest.ts'
import { noteBy } from '../../services/metrics/note.ts'
import type { Metering } from '../../services/metrics/playbackMeter.ts'
import type { MediaEngine } from '../../services/player/engine.ts'
import { lazyPeers } from '../../services/player/lazyPeers.ts'
import { makeSignSpot, type SignSpot } from '../../services/player/sign/spot.ts'
import { sparesData } from '../../services/player/sparesData.ts'
import { makeStage } from '../../services/player/stage.ts'
import { momentOf } from '../../services/player/takeover.ts'
import type { PlayerViews } from '../../ui/context.ts'
import type { Integrations } from '../../ui/integrations.ts'
import { type LiveFacts, makeLiveFacts } from './liveFacts.ts'
import { provideLivePlayer } from './provideLivePlayer.ts'
import { providePresentation } from './providePresentation.ts'
import type { Services } from './services.ts'

interface LivePlayerParts {
  readonly services: Services
  readonly manifest: () => Manifest
  readonly programmes: Guide['programmes']
  /** The app as soon as the channels of this viewer are known. */
  readonly withChannels: () => Promise<AppSnapshot>
  readonly app: () => AppSnapshot
  readonly window: Window
}

interface LivePlayerPart {
  readonly machine: typeof livePlayerMachine
  readonly presentation: typeof presentationMachine
  readonly views: PlayerViews
  readonly facts: LiveFacts
  readonly signSpot: SignSpot
  readonly prepareTurn: PrepareTurn
}

/** The live player with its one media element: code that only live TV loads. */
export const makeLivePlayer = (parts: LivePlayerParts): LivePlayerPart => {
  const { services, manifest, programmes, withChannels, app, window } = parts
  const { http, clock, timer, random, storage, store, values, ownView, deployment, crypto, report, renewTokens } =
    services
  const ticks = () => window.performance.now()
  const stage = makeStage(window.document)
  const { presentation, pictureInPicture } = providePresentation({ stage, storage, window })
  const note = noteBy(services)
  const snapshot = () => selectLivePlayer(app())?.getSnapshot()
  const watched: Metering['watched'] = ({ kind }) => {
    const player = snapshot()
    const contentId = player && selectChannelId(player)
    if (player === undefined || contentId === undefined || kind === 'clip') return undefined
    return { contentId, kind: kind === 'stream' ? 'live' : selectIsCatchUp(player) ? 'catchUp' : 'timeShift' }
  }
  const peers = lazyPeers(
    {
      http,
      deployment,
      storage,
      accountName: () => store.read()?.account.accountName ?? '',
      sparesData: () => sparesData(window),
      ticks,
      fetchSwarm: async () => (await import('../../services/player/peers/swarm.ts')).joinSwarm,
    },
    timer,
  )
  const moment = () => momentOf(stage.video)
  let engine: MediaEngine | undefined
  let integrations: Integrations | undefined
  const signSpot = makeSignSpot(stage, () => engine, false)
  const { machine, prepareTurn, playInsteadOf } = provideLivePlayer({
    stage,
    http,
    deployment,
    manifest,
    session: store,
    values,
    storage,
    ownView,
    metering: { note, watched, randomId: crypto.randomId, now: clock.now },
    programmes,
    timer,
    now: clock.now,
    renewTokens,
    random,
    onEngine: active => {
      engine = active
    },
    broadcastChannel: async () => {
      const lineup = selectLineup(await withChannels())?.getSnapshot()
      return lineup && selectBroadcastChannel(lineup)
    },
    returning: () => {
      const player = snapshot()
      return player && { channel: selectReturnChannel(player), quality: player.context.quality }
    },
    peers,
    report,
    window,
  })
  return {
    machine,
    prepareTurn,
    presentation,
    facts: makeLiveFacts(snapshot, () => moment() ?? clock.now()),
    signSpot,
    views: {
      attachTo: stage.attachTo,
      holdSignFree: signSpot.holdFree,
      ownWindow: pictureInPicture.body,
      moment,
      lines: () => stage.video.videoHeight,
      now: clock.now,
      playInsteadOf,
      peers,
      integrations: async () => {
        const { makeIntegrations } = await import('../../services/player/integrations/index.ts')
        integrations ??= makeIntegrations({ window, stage, storage, now: clock.now, engine: () => engine, moment })
        return integrations
      },
    },
  }
}
