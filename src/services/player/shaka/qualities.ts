import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { type Quality, qualityOfHeight } from '../../../../models/quality.ts'

type QualityPlayer = Pick<shaka.Player, 'getVariantTracks' | 'configure'>

/** Tells what a title may be watched in, the lowest first, and goes on in nothing else than the chosen one (LIVE-10). */
export const holdQuality = (
  player: QualityPlayer,
  chosen: Quality | undefined,
  tell: (qualities: ReadonlyArray<Quality>) => void,
): void => {
  const heights = player
    .getVariantTracks()
    .map(({ height }) => height ?? 0)
    .sort((a, b) => a - b)
  const held = heights.filter(height => qualityOfHeight(height) === chosen)
  const [minHeight = 0] = held
  player.configure({ restrictions: { minHeight, maxHeight: held.at(-1) ?? Number.POSITIVE_INFINITY } })
  tell([...new Set(heights.map(qualityOfHeight))])
}
