import type { ErrorData, LoaderResponse } from 'hls.js'
import type { MediaFailure } from '../../../../machines/engine/index.ts'

/** The host has no such stream, or not for this viewer: another try at the same host would not help. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 410])
const PLAYLIST_DETAILS: ReadonlySet<string> = new Set([
  'manifestLoadError',
  'levelLoadError',
  'audioTrackLoadError',
  'levelEmptyError',
])
const UNSUPPORTED_DETAILS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
])

interface Cause {
  readonly type: ErrorData['type'] | `${ErrorData['type']}`
  readonly details: ErrorData['details'] | `${ErrorData['details']}`
  readonly response?: Partial<Pick<LoaderResponse, 'code'>> | undefined
}

const kindOf = ({ type, details }: Cause, status: number | undefined): MediaFailure['kind'] => {
  if (UNSUPPORTED_DETAILS.has(details)) return 'unsupported'
  if (status !== undefined && REFUSALS.has(status) && PLAYLIST_DETAILS.has(details)) return 'refused'
  if (type === 'networkError') return 'network'
  return type === 'mediaError' || type === 'muxError' ? 'decoding' : 'unsupported'
}

/** What hls.js could not get over, in the chart's words; only its own name of the error and the status are kept. */
export const describeFailure = (cause: Cause): MediaFailure => {
  const code = cause.response?.code
  const status = code === undefined || code === 0 ? undefined : code
  return { kind: kindOf(cause, status), detail: cause.details, status }
}

/** A segment that the host does not have: hls.js would ask for it for ever, a recording has a hole there. */
export const isMissing = ({ details, response }: Cause): boolean =>
  details === 'fragLoadError' && (response?.code === 404 || response?.code === 410)
