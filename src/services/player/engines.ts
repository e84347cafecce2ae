import type { Report } from '../report/report.ts'
import { makeClipEngine } from './clip.ts'
import type { Drm } from './drm/index.ts'
import type { Swarm } from './engine.ts'
import type { EnginesParts } from './enginesActor.ts'
import type { Prefetch } from './prefetch.ts'
import type { Stage } from './stage.ts'

interface EngineParts {
  readonly stage: Stage
  readonly prefetch: Prefetch
  readonly drm: () => Promise<Drm>
  readonly swarm: (address: string) => Swarm | undefined
  readonly report: Pick<Report, 'dropped'>
}

/** Which engine plays what; the code of hls.js and of shaka-player is fetched when a stream for it is first wanted. */
export const makeEngineFor =
  ({ stage, prefetch, drm, swarm, report }: EngineParts): EnginesParts['engineFor'] =>
  async (name, tell) => {
    if (name === 'clip') return makeClipEngine(stage, tell)
    if (name === 'protected') {
      const [{ makeShakaEngine }, opener] = await Promise.all([import('./shaka/shakaEngine.ts'), drm()])
      return makeShakaEngine({ stage, drm: opener, prefetch, tell, report })
    }
    const { makeHlsEngine } = await import('./hls/hlsEngine.ts')
    return makeHlsEngine({ stage, prefetch, swarm, tell, report })
  }
