import type { DrmSystem } from '../../../../models/drmTemplate.ts'
import { KEY_SYSTEMS } from '../drm/systems.ts'
import { START_BEHIND } from '../prefetch.ts'
import { LICENCE_ADDRESS } from './licenceScheme.ts'

const retries = (maxAttempts: number) => ({ maxAttempts, baseDelay: 500, timeout: 20_000 })

/**
 * Tuned for the first frame, as hls.js is: the smallest rendition first and no guess of the network, no look for captions
 * inside the picture. Captions that do not come never end the picture. Nothing is tried for ever: what a failure leads to is decided by the engine chart.
 */
export const TUNED_OPTIONS = {
  abr: { enabled: false, defaultBandwidthEstimate: 1, useNetworkInformation: false },
  manifest: {
    retryParameters: retries(2),
    defaultPresentationDelay: START_BEHIND,
    raiseFatalErrorOnManifestUpdateRequestFailure: true,
    hls: { disableClosedCaptionsDetection: true, disableCodecGuessing: true, ignoreTextStreamFailures: true },
  },
  streaming: {
    retryParameters: retries(4),
    // Without one of its own shaka tries a live stream again for ever.
    failureCallback: (_error: unknown) => undefined,
    ignoreTextStreamFailures: true,
    lowLatencyMode: false,
    inaccurateManifestTolerance: 0,
    startAtSegmentBoundary: true,
    segmentPrefetchLimit: 2,
    // the head of captions that a seek breaks off is taken from there again and again, and never comes
    disableTextPrefetch: true,
    bufferingGoal: 10,
    bufferBehind: 30,
  },
  // what a playlist wants to have played in between is left out: no chart knows of it
  ads: { disableHLSInterstitial: true, disableDASHInterstitial: true },
  // forced captions are shown by our own rule, the same on both engines
  accessibility: { handleForcedSubtitlesAutomatically: false },
}

/** Once the first frame is there: what the network bears, in bit/s as long as nothing is known of it. */
export const ABR_OPTIONS = { enabled: true, defaultBandwidthEstimate: 500_000 }

/** Only the chosen system is known to shaka; what a packager made for Widevine is opened by ClearKey where that is chosen. */
export const drmOptions = (system: DrmSystem, certificate: string | undefined) => {
  const keySystem = KEY_SYSTEMS[system]
  const packagedFor = system === 'clearkey' ? [keySystem, KEY_SYSTEMS.widevine] : [keySystem]
  return {
    servers: Object.fromEntries(packagedFor.map(each => [each, LICENCE_ADDRESS])),
    keySystemsMapping: Object.fromEntries(packagedFor.slice(1).map(each => [each, keySystem])),
    advanced: certificate === undefined ? {} : { [keySystem]: { serverCertificateUri: certificate } },
    retryParameters: { maxAttempts: 1 },
  }
}
