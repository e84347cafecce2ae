import * as t from 'io-ts'

/** A moment in milliseconds since 1970 UTC. Decoded once, at the codec; everything inside the app compares these. */
export type Instant = number & { readonly isInstant: true }

const MAX_MS = 8.64e15
const SECONDS_BELOW = 1e12

const isInstant = (input: unknown): input is Instant =>
  typeof input === 'number' && Number.isFinite(input) && Math.abs(input) <= MAX_MS

/** The wire's milliseconds (spec §3: start, stop are ms timestamps). */
export const Instant: t.Type<Instant, number> = new t.Type(
  'Instant',
  isInstant,
  (input, context) => (isInstant(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** An expiry whose values below 1e12 are seconds (contract, authority). Encodes to milliseconds. */
export const SecondsOrMs: t.Type<Instant, number> = new t.Type(
  'SecondsOrMs',
  isInstant,
  (input, context) => {
    if (!isInstant(input)) return t.failure(input, context)
    return t.success((Math.abs(input) < SECONDS_BELOW ? input * 1000 : input) as Instant)
  },
  value => value,
)

export const instant = (ms: number): Instant => ms as Instant
export const addMs = (at: Instant, ms: number): Instant => (at + ms) as Instant

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
