import { makeClipEngine } from './clip.ts'
import type { MediaParts } from './mediaActor.ts'
import type { Prefetch } from './prefetch.ts'
import type { Stage } from './stage.ts'

/** Which engine plays what. The code of hls.js is fetched when a stream is first wanted. */
export const makeEngineFor =
  ({ stage, prefetch }: { readonly stage: Stage; readonly prefetch: Prefetch }): MediaParts['engineFor'] =>
  async (kind, tell) => {
    if (kind === 'clip') return makeClipEngine(stage, tell)
    const { makeHlsEngine } = await import('./hls/hlsEngine.ts')
    return makeHlsEngine({ stage, prefetch, tell })
  }
