import type { MediaFailure } from '../../../../machines/engine/index.ts'

type Kind = MediaFailure['kind']

/** What shaka says of an error: numbers of its own, and data by position. */
export interface ShakaFailure {
  readonly category: number
  readonly code: number
  readonly data: ReadonlyArray<unknown>
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** An error of shaka; whatever else is thrown is a fault of ours. */
export const isShakaFailure = (error: unknown): error is ShakaFailure =>
  typeof error === 'object' && error !== null && 'code' in error && isNumber(error.code) && 'category' in error

/** A load that another one, or the end of the player, has overtaken. */
export const isInterruption = ({ code }: ShakaFailure): boolean => INTERRUPTIONS.has(code)

const INTERRUPTIONS: ReadonlySet<number> = new Set([
  /* by another load */ 7000, /* given up */ 7001, /* the player has ended */ 7003,
])

const TOKEN_REFUSALS: ReadonlySet<unknown> = new Set([401, 403])

/** The host does not take the token of the address. */
export const isTokenRefused = (error: unknown): boolean =>
  isShakaFailure(error) && error.code === BAD_HTTP_STATUS && TOKEN_REFUSALS.has(error.data[1])

/** The host has no such stream, or not for this viewer: another try at the same host would not help. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 410])

const BAD_HTTP_STATUS = 1001
const LICENCE_REQUEST_FAILED = 6007
const SEGMENT_REQUEST = 1
/** Where the data of a failed request say what was asked for: a status, no answer, one that came too late. */
const REQUEST_TYPE_AT: ReadonlyMap<number, number> = new Map([
  [BAD_HTTP_STATUS, 4],
  [1002, 2],
  [1003, 1],
])

const KIND_OF_CODE: ReadonlyMap<number, Kind> = new Map([
  /* the licences given do not allow this screen */ [4012, 'drm'],
  /* no form of protection in the playlist that shaka knows */ [4026, 'drm'],
  /* no form of the stream can be decoded here */ [4032, 'unsupported'],
  /* the licence was not what the browser's module takes */ [6008, 'licence'],
  /* the licence has run out: the next load asks for another, and hears what has become of the right */ [
    6014,
    'network',
  ],
])

/** Network, media, manifest, streaming, DRM; a playlist that makes no sense may be better in a moment. */
const KIND_OF_CATEGORY: ReadonlyMap<number, Kind> = new Map([
  [1, 'network'],
  [3, 'decoding'],
  [4, 'network'],
  [5, 'network'],
  [6, 'drm'],
])

/** A segment did not come: all else stands, and what is buffered plays on. */
export const isSegmentMissing = ({ code, data }: ShakaFailure): boolean => {
  const at = REQUEST_TYPE_AT.get(code)
  return at !== undefined && data[at] === SEGMENT_REQUEST
}

const NOT_THERE: ReadonlySet<unknown> = new Set([404, 410])
const MANIFEST = 4

/** The host does not have it, or has something else in place of it: another try would not help. */
export const isUseless = ({ category, code, data }: ShakaFailure): boolean =>
  category === MANIFEST || (code === BAD_HTTP_STATUS && NOT_THERE.has(data[1]))

const kindOf = (failure: ShakaFailure, status: number | undefined): Kind => {
  const { category, code } = failure
  if (status !== undefined && REFUSALS.has(status) && !isSegmentMissing(failure)) return 'refused'
  return KIND_OF_CODE.get(code) ?? KIND_OF_CATEGORY.get(category) ?? 'unsupported'
}

/**
 * What shaka could not get over, in the chart's words; only its number of the error and the status are kept. `licence` is
 * why the operator gave none, where it gave none.
 */
export const describeFailure = (failure: ShakaFailure, licence: MediaFailure | undefined): MediaFailure => {
  if (failure.code === LICENCE_REQUEST_FAILED && licence !== undefined) return licence
  const said = failure.code === BAD_HTTP_STATUS ? failure.data[1] : undefined
  const status = isNumber(said) ? said : undefined
  return { kind: kindOf(failure, status), detail: `shaka${failure.code}`, status }
}
