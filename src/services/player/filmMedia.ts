import { TrackChoice } from '../../../models/chosenTracks.ts'
import { makeLazyMeter } from '../metrics/lazyMeter.ts'
import type { Report } from '../report/report.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeAllowance } from './allowance.ts'
import { withCaptionFiles } from './captionFiles.ts'
import type { Drm } from './drm/index.ts'
import type { FactSink } from './engine.ts'
import { makeEngineFor } from './engines.ts'
import { type EnginesParts, makeEngines } from './enginesActor.ts'
import type { PlaybackParts } from './playback.ts'
import { playsNatively } from './playsNatively.ts'
import { makePrefetch } from './prefetch.ts'
import { makeShowFile } from './showFile.ts'
import { sparesData } from './sparesData.ts'
import type { Stage } from './stage.ts'

const REFUSED: ReadonlySet<number | undefined> = new Set([401, 403, 410])

/** The address of a title is complete, and nothing renews it: a host that takes it no longer says that it has expired. */
export const withExpiry =
  (tell: FactSink): FactSink =>
  (generation, fact) => {
    const isExpired =
      fact.type === 'media.failed' &&
      (fact.failure.kind === 'refused' || fact.failure.kind === 'network') &&
      REFUSED.has(fact.failure.status)
    tell(generation, isExpired ? { ...fact, failure: { ...fact.failure, kind: 'expired' } } : fact)
  }

interface FilmMediaParts extends Pick<PlaybackParts, 'renewTokens' | 'ticks' | 'timer' | 'metering' | 'cmcdOf'> {
  readonly stage: Stage
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly drm: () => Promise<Drm>
  readonly onEngine: EnginesParts['onEngine']
  readonly report: Pick<Report, 'dropped'>
  readonly window: Window
}

/** What loads and plays titles, whose addresses are complete, and what fetches the beginning of one ahead. */
export const makeFilmMedia = (parts: FilmMediaParts) => {
  const { stage, storage, drm, renewTokens, ticks, timer, metering, cmcdOf, onEngine, report, window } = parts
  const languages = storage.value('device', 'trackChoice', TrackChoice)
  const allowance = makeAllowance({ now: ticks, isClosed: () => sparesData(window) || playsNatively(window) })
  const fetch = window.fetch.bind(window)
  const prefetch = makePrefetch({ fetch, now: ticks, allowance, languages: languages.read })
  const engineFor = makeEngineFor({
    stage,
    prefetch,
    drm,
    swarm: () => undefined,
    heed: () => undefined,
    report,
    window,
  })
  const showFile = makeShowFile({ video: stage.video, fetch })
  const measure = makeLazyMeter({ ...metering, video: stage.video, timer, ticks })
  window.addEventListener('pagehide', () => measure({ left: true }))
  const engines = makeEngines({
    stage,
    engineFor: (name, tell) =>
      withCaptionFiles({ make: sink => engineFor(name, sink), tell: withExpiry(tell), show: showFile }),
    tokenFor: () => ({ current: () => '', renew: renewTokens }),
    keepTokens: () => () => undefined,
    languages,
    meter: measure,
    cmcdOf,
    onEngine,
  })
  return { engines, prefetch, measure }
}
