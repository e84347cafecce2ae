import * as E from 'fp-ts/lib/Either.js'
import { TrackChoice } from '../../../models/chosenTracks.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { isProtected } from '../../../models/physicalChannel.ts'
import { makeLazyMeter } from '../metrics/lazyMeter.ts'
import type { Metering } from '../metrics/playbackMeter.ts'
import type { Report } from '../report/report.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeAllowance } from './allowance.ts'
import type { Drm } from './drm/index.ts'
import type { CmcdOf } from './engine.ts'
import { makeEngineMeter } from './engineMeter.ts'
import { makeEngineFor } from './engines.ts'
import { type EnginesParts, makeEngines } from './enginesActor.ts'
import { makeGuide } from './guideActor.ts'
import type { HostBack } from './hostBack.ts'
import type { LazyPeers } from './lazyPeers.ts'
import { makeManagedSource } from './managedSource.ts'
import { playsNatively } from './playsNatively.ts'
import { makePrefetch } from './prefetch.ts'
import { makeRecordings, type RecordingParts } from './recordings.ts'
import { sparesData } from './sparesData.ts'
import type { Stage } from './stage.ts'
import { type Streams, withToken } from './streams.ts'
import { makeStreamTokens, type StreamTokenParts } from './streamTokens.ts'

export interface PlaybackParts extends Pick<StreamTokenParts, 'renewTokens' | 'ticks' | 'random'>, RecordingParts {
  readonly stage: Stage
  readonly cmcdOf: CmcdOf
  readonly streams: Streams
  readonly session: Pick<SessionStore, 'read'>
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly drm: () => Promise<Drm>
  readonly onEngine: EnginesParts['onEngine']
  readonly peers: Pick<LazyPeers, 'swarm'>
  readonly metering: Metering
  readonly hostBack: HostBack
  readonly report: Pick<Report, 'dropped'>
  readonly window: Window
}

/** What loads and plays, live or recorded: fetched with the first wish to play something. */
export const makePlayback = (parts: PlaybackParts) => {
  const {
    stage,
    streams,
    session,
    storage,
    drm,
    renewTokens,
    ticks,
    timer,
    random,
    onEngine,
    cmcdOf,
    metering,
    peers,
    hostBack,
    report,
    window,
  } = parts
  const recordings = makeRecordings(parts)
  const { tokenFor, keepTokens } = makeStreamTokens({ session, renewTokens, ticks, timer, random })
  const allowance = makeAllowance({ now: ticks, isClosed: () => sparesData(window) || playsNatively(window) })
  const languages = storage.value('device', 'trackChoice', TrackChoice)
  const fetch = window.fetch.bind(window)
  const prefetch = makePrefetch({ fetch, now: ticks, allowance, languages: languages.read })
  const { heed, wantsData } = makeManagedSource()
  const addressOf = async (physical: PhysicalChannel) => {
    const answer = await streams.open({ physical, clear: undefined, hasProtected: isProtected(physical) })
    return E.isRight(answer) ? withToken(answer.right.addresses[0], tokenFor('stream').current()) : undefined
  }
  const measure = makeLazyMeter({ ...metering, video: stage.video, timer, ticks })
  window.addEventListener('pagehide', () => measure({ left: true }))
  const meter = makeEngineMeter({ measure, tokenFor, hostBack, fetch, timer })
  return {
    measure,
    recordings,
    guide: makeGuide(recordings),
    neighbours: { prefetch, addressOf, wantsData },
    engines: makeEngines({
      stage,
      engineFor: makeEngineFor({ stage, prefetch, drm, swarm: peers.swarm, heed, report, window }),
      tokenFor,
      keepTokens,
      languages,
      meter,
      cmcdOf,
      onEngine,
    }),
  }
}
