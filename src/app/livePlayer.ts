import type { livePlayerMachine } from '../../machines/livePlayer/index.ts'
import type { Manifest } from '../../models/manifest.ts'
import { makePlayerReports } from '../services/metrics/playerReports.ts'
import { provideLivePlayer } from '../services/player/index.ts'
import { makeStage } from '../services/player/stage.ts'
import type { Services } from '../services/services.ts'

interface LivePlayerParts {
  readonly services: Services
  readonly manifest: () => Manifest
  readonly window: Window
}

interface LivePlayerPart {
  readonly machine: typeof livePlayerMachine
  readonly stageElement: HTMLElement
}

/** The live player with its one media element: code that only live TV loads. */
export const makeLivePlayer = ({ services, manifest, window }: LivePlayerParts): LivePlayerPart => {
  const { http, clock, storage, store, deployment, report } = services
  const stage = makeStage(window.document)
  const tellOperator = makePlayerReports({ http, clock, randomId: () => window.crypto.randomUUID() })
  const machine = provideLivePlayer({
    stage,
    http,
    deployment,
    manifest,
    session: store,
    storage,
    reportFailure: failure => {
      tellOperator(failure).catch(error => report.broken('playerReports', error))
    },
    window,
  })
  return { machine, stageElement: stage.element }
}
