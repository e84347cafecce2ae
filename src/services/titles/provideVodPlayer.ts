import { fromPromise } from 'xstate'
import { engineMachine } from '../../../machines/engine/index.ts'
import { mediaMachine } from '../../../machines/media/index.ts'
import type { presentationMachine } from '../../../machines/presentation/index.ts'
import { type VodFailureReport, vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { OpenGateway } from '../catalogue/catalogue.ts'
import { makeTitles } from '../catalogue/titles.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import type { Http } from '../http/types.ts'
import type { Metering } from '../metrics/playbackMeter.ts'
import { once } from '../once.ts'
import { NO_CODE } from '../player/engine.ts'
import type { EnginesParts } from '../player/enginesActor.ts'
import { lazyActor } from '../player/lazyActor.ts'
import { makeSound } from '../player/sound.ts'
import type { Stage } from '../player/stage.ts'
import { makeStageActor } from '../player/stageActor.ts'
import type { Report } from '../report/report.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'
import { makeFindTitle } from './find.ts'
import { type Foresee, makeForesee } from './foresee.ts'
import { makeOpenTitle } from './open.ts'
import { osOf } from './os.ts'
import type { Places } from './places.ts'
import { makePlacesActor } from './placesActor.ts'
import { makeSources } from './sources.ts'
import { makeThumbnailsActor } from './thumbnailsActor.ts'

export interface VodPlayerParts {
  readonly services: {
    readonly http: Http
    readonly clock: ServerClock
    readonly timer: Timer
    readonly values: StoredValues
    readonly storage: DeviceStorage
    readonly store: SessionStore
    readonly report: Report
    readonly renewTokens: () => Promise<boolean>
  }
  readonly gateway: OpenGateway
  /** Made once by `makeStage`; the view puts its element into the page. */
  readonly stage: Stage
  readonly presentation: typeof presentationMachine
  readonly places: Places
  readonly manifest: () => Manifest
  readonly reportFailure: (report: VodFailureReport) => void
  readonly metering: Metering
  readonly onEngine: EnginesParts['onEngine']
  readonly window: Window
}

export interface VodPlayerPorts {
  readonly machine: typeof vodPlayerMachine
  readonly foresee: Foresee
}

/** The player of titles with everything it asks of the world. */
export const provideVodPlayer = (parts: VodPlayerParts): VodPlayerPorts => {
  const { services, gateway, stage, presentation, places, manifest, reportFailure, metering, onEngine, window } = parts
  const { http, clock, timer, values, storage, store, report, renewTokens } = services
  const { document, navigator } = window
  const ticks = () => window.performance.now()
  /** What opens protected titles, fetched when one is first wanted. */
  const drm = once(async () => (await import('../player/drm/index.ts')).makeDrm({ http, values, manifest, navigator }))
  const media = once(async () => {
    // The engine of nearly every title: its code travels beside the rest.
    import('../player/hls/hlsEngine.ts').catch(() => undefined)
    const { makeFilmMedia } = await import('../player/filmMedia.ts')
    return makeFilmMedia({ stage, storage, drm, renewTokens, timer, metering, onEngine, window, ticks })
  })
  const find = makeFindTitle({ catalogue: makeTitles(http, gateway), places })
  const owner = () => store.read()?.account.accountId
  const sources = makeSources({ http, os: osOf(navigator.userAgent), ticks, owner })
  const open = makeOpenTitle({
    sources,
    now: clock.now,
    findDrmSystem: async () => (await drm()).findSystem(),
    places,
  })
  const machine = vodPlayerMachine.provide({
    actors: {
      findTitle: fromPromise(async ({ input: { wish, status } }) => {
        if (wish === undefined) throw new Error('no title')
        media().catch(() => undefined)
        return find({ wish, status })
      }),
      openTitle: fromPromise(async ({ input: { item, trailer, status } }) => {
        if (item === undefined) throw new Error('no title')
        return open(item, status, trailer)
      }),
      reportFailure: fromPromise(async ({ input: { report } }) => {
        if (report !== undefined) reportFailure(report)
      }),
      stage: makeStageActor({ stage, document, window, sound: makeSound(services) }),
      places: makePlacesActor({ video: stage.video, window, timer, places }),
      thumbnails: makeThumbnailsActor({
        fetch: window.fetch.bind(window),
        baseUri: document.baseURI,
        report,
      }),
      presentation,
      engine: engineMachine.provide({
        actors: {
          media: mediaMachine.provide({
            actors: { engines: lazyActor(async () => (await media()).engines, NO_CODE) },
          }),
        },
      }),
    },
  })
  return { machine, foresee: makeForesee({ sources, media, window }) }
}
