import { fromPromise } from 'xstate'
import type { mediaMachine } from '../../../machines/media/index.ts'
import type { vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import type { Deployment } from '../../../models/deployment.ts'
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
import { hasMediaSource } from '../player/hasMediaSource.ts'
import { lazyActor } from '../player/lazyActor.ts'
import { lazyCmcd } from '../player/lazyCmcd.ts'
import { makeSound } from '../player/sound.ts'
import type { Stage } from '../player/stage.ts'
import { makeStageActor } from '../player/stageActor.ts'
import type { PortsOf } from '../ports.ts'
import type { Report } from '../report/report.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'
import { makeFindTitle } from './find.ts'
import { makeForesee } from './foresee.ts'
import { makeOpenTitle } from './open.ts'
import { osOf } from './os.ts'
import type { Places } from './places.ts'
import { makePlacesActor } from './placesActor.ts'
import { makeSources } from './sources.ts'
import { makeThumbnailsActor } from './thumbnailsActor.ts'

export interface VodPlayerServices {
  readonly services: {
    readonly http: Http
    readonly clock: ServerClock
    readonly timer: Timer
    readonly values: StoredValues
    readonly storage: DeviceStorage
    readonly deployment: () => Pick<Deployment, 'cmcd'>
    readonly store: SessionStore
    readonly report: Report
    readonly renewTokens: () => Promise<boolean>
  }
  readonly gateway: OpenGateway
  /** Made once by `makeStage`; the view puts its element into the page. */
  readonly stage: Stage
  readonly places: Places
  readonly manifest: () => Manifest
  readonly metering: Metering
  readonly onEngine: EnginesParts['onEngine']
  readonly window: Window
}

/** What the charts of the player of titles have between them: the code that plays, and where a title is found. */
export const vodPlayerParts = (given: VodPlayerServices) => {
  const { services, gateway, stage, places, manifest, metering, onEngine, window } = given
  const { http, clock, timer, values, storage, store, report, renewTokens, deployment } = services
  const { navigator } = window
  const ticks = () => window.performance.now()
  /** What opens protected titles, fetched when one is first wanted. */
  const drm = once(async () => (await import('../player/drm/index.ts')).makeDrm({ http, values, manifest, window }))
  const media = once(async () => {
    // The engine of nearly every title: its code travels beside the rest.
    if (hasMediaSource(window)) import('../player/hls/hlsEngine.ts').catch(() => undefined)
    const [{ makeFilmMedia }, cmcdOf] = await Promise.all([
      import('../player/filmMedia.ts'),
      lazyCmcd({ deployment, storage, metering }),
    ])
    const own = { stage, metering, cmcdOf, onEngine, window, ticks, drm }
    return makeFilmMedia({ ...own, storage, renewTokens, timer, report })
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
  const { playInsteadOf } = sources
  return { ...given, media, find, open, playInsteadOf, foresee: makeForesee({ sources, media, window }) }
}

type VodPlayerParts = ReturnType<typeof vodPlayerParts>

/** The player of titles with everything it asks of the world. */
export const vodPlayerPorts = (parts: VodPlayerParts): PortsOf<typeof vodPlayerMachine> => {
  const { services, stage, places, metering, media, find, open, window } = parts
  const { timer, report } = services
  const { document } = window
  return {
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
      if (report === undefined) return
      const gaveUp = { kind: 'vod', contentId: report.metaId, errCode: report.code } as const
      media().then(
        ({ measure }) => measure({ gaveUp }),
        () => metering.note({ ...gaveUp, event: 'startFailed' }),
      )
    }),
    stage: makeStageActor({ stage, document, window, sound: makeSound(services) }),
    places: makePlacesActor({ video: stage.video, window, timer, places }),
    thumbnails: makeThumbnailsActor({
      fetch: window.fetch.bind(window),
      baseUri: document.baseURI,
      report,
    }),
  }
}

export const filmMediaPorts = ({ media }: VodPlayerParts): PortsOf<typeof mediaMachine> => ({
  engines: lazyActor(async () => (await media()).engines, NO_CODE),
})
