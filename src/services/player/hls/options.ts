import type { HlsConfig, LoadPolicy } from 'hls.js'
import { START_BEHIND } from '../prefetch.ts'

const policy = (maxLoadTimeMs: number, tries: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: 5_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: tries, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 500, maxRetryDelayMs: 4_000, backoff: 'exponential' },
  },
})

/**
 * Tuned for the first frame: the smallest rendition first and no bandwidth test, the first segment fetched before the
 * element is ready, no worker (fMP4 needs none and it costs 40 ms). At most half a minute lies ahead: hls.js alone
 * fetches ten minutes of a recording of few bits, and most viewers are elsewhere by then. No `liveMaxLatency`: it
 * would pull a viewer who is behind to the edge. No text tracks in the element, neither of
 * captions nor of what else a stream tells: hls.js gives them a `data:` address, which a strict policy blocks. What a
 * playlist wants to have played in between (interstitials) is left out: no chart knows of it.
 */
export const TUNED_OPTIONS = {
  startLevel: 0,
  testBandwidth: false,
  lowLatencyMode: false,
  startFragPrefetch: true,
  startOnSegmentBoundary: true,
  liveSyncDuration: START_BEHIND,
  maxBufferLength: 10,
  maxMaxBufferLength: 30,
  backBufferLength: 30,
  enableWorker: false,
  renderTextTracksNatively: false,
  liveDurationInfinity: true,
  enableInterstitialPlayback: false,
  enableDateRangeMetadataCues: false,
  enableEmsgMetadataCues: false,
  enableID3MetadataCues: false,
  manifestLoadPolicy: policy(10_000, 2),
  playlistLoadPolicy: policy(8_000, 6),
  fragLoadPolicy: policy(20_000, 6),
} satisfies Partial<HlsConfig>

/** A recording that fails is tried again by the chart, so hls.js itself gives up soon (LIVE-05). */
export const RECORDING_OPTIONS = {
  ...TUNED_OPTIONS,
  manifestLoadPolicy: policy(10_000, 0),
  playlistLoadPolicy: policy(8_000, 1),
  fragLoadPolicy: policy(20_000, 1),
} satisfies Partial<HlsConfig>
