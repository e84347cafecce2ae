import type { Report } from '../report/report.ts'
import { makeClipEngine } from './clip.ts'
import type { Drm } from './drm/index.ts'
import type { Swarm } from './engine.ts'
import type { EnginesParts } from './enginesActor.ts'
import type { ManagedSource } from './managedSource.ts'
import { playsNatively } from './playsNatively.ts'
import type { Prefetch } from './prefetch.ts'
import type { Stage } from './stage.ts'

interface EngineParts {
  readonly stage: Stage
  readonly prefetch: Prefetch
  readonly drm: () => Promise<Drm>
  readonly swarm: (address: string) => Swarm | undefined
  readonly heed: ManagedSource['heed']
  readonly report: Pick<Report, 'dropped'>
  readonly window: Window
}

/** Which engine plays what; the code of hls.js and of shaka-player is fetched when a stream for it is first wanted. */
export const makeEngineFor =
  ({ stage, prefetch, drm, swarm, heed, report, window }: EngineParts): EnginesParts['engineFor'] =>
  async (name, tell) => {
    if (name === 'clip') return makeClipEngine(stage, tell)
    if (playsNatively(window)) {
      const { makeNativeEngine } = await import('./native/nativeEngine.ts')
      const { navigator } = window
      return makeNativeEngine({ stage, drm, navigator, fetch: window.fetch.bind(window), tell, report })
    }
    if (name === 'protected') {
      const [{ makeShakaEngine }, opener] = await Promise.all([import('./shaka/shakaEngine.ts'), drm()])
      return makeShakaEngine({ stage, drm: opener, prefetch, tell, report })
    }
    const { makeHlsEngine } = await import('./hls/hlsEngine.ts')
    return makeHlsEngine({ stage, prefetch, swarm, heed, tell, report })
  }
