import Hls from 'hls.js'
import { type Quality, qualityOfHeight } from '../../../../models/quality.ts'

/** Tells what a title may be watched in, the lowest first, and loads nothing else than the chosen one (LIVE-10). */
export const holdQuality = (
  hls: Hls,
  chosen: Quality | undefined,
  tell: (qualities: ReadonlyArray<Quality>) => void,
): void => {
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    const qualities = levels.map(({ height }) => qualityOfHeight(height))
    const ofQuality = chosen === undefined ? -1 : qualities.lastIndexOf(chosen)
    if (ofQuality >= 0) {
      hls.startLevel = ofQuality
      hls.loadLevel = ofQuality
    }
    tell([...new Set(qualities)])
  })
}
