import type { CallFailure } from '../../../models/callFailure.ts'
import type { DecodeFailure } from '../../../models/codec/decode.ts'

/** Something that went wrong and was borne: names, paths and codes only, never a value, an address or a token. */
export type ReportEntry =
  | { readonly kind: 'dropped'; readonly source: string; readonly codec: string; readonly path: string }
  | { readonly kind: 'failed'; readonly source: string; readonly failure: string }
  | { readonly kind: 'broken'; readonly source: string; readonly error: string }

export interface Report {
  /** A payload, or an item of a list, did not match its codec and was left out (NET-08). */
  readonly dropped: (source: string, failure: DecodeFailure) => void
  readonly failed: (call: string, failure: CallFailure) => void
  /** A bug: only the kind of error is kept, its message may hold a value. */
  readonly broken: (source: string, error: unknown) => void
}

/** The failure in one word with its number, without the server's message, which may name a person. */
const failureName = (failure: CallFailure): string => {
  switch (failure.tag) {
    case 'refused':
      return `refused ${failure.errCode}`
    case 'server':
      return `server ${failure.status}`
    case 'malformed':
      return `malformed ${failure.failure.codec} ${failure.failure.path}`.trimEnd()
    default:
      return failure.tag
  }
}

/** The one place that hears of everything that was dropped or failed; `write` keeps it, tells it, or shows it. */
export const makeReport = (write: (entry: ReportEntry) => void = () => undefined): Report => ({
  dropped: (source, { codec, path }) => write({ kind: 'dropped', source, codec, path }),
  failed: (source, failure) => write({ kind: 'failed', source, failure: failureName(failure) }),
  broken: (source, error) =>
    write({ kind: 'broken', source, error: error instanceof Error ? error.name : typeof error }),
})
