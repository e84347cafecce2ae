import type { PlaybackMeter } from '../../src/services/metrics/playbackMeter.ts'

/** Measures nothing. */
export const deafMeter: PlaybackMeter = () => undefined
