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
  /** Newest last. */
  readonly recent: () => ReadonlyArray<ReportEntry>
}

export interface ReportParts {
  /** Where a developer sees the entries; silent in production. */
  readonly write?: (entry: ReportEntry) => void
  readonly limit?: number
}

const DEFAULT_LIMIT = 200

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

/** The one place that hears of everything that was dropped or failed. */
export const makeReport = ({ write, limit = DEFAULT_LIMIT }: ReportParts = {}): Report => {
  const entries: ReportEntry[] = []
  const add = (entry: ReportEntry): void => {
    entries.push(entry)
    if (entries.length > limit) entries.shift()
    write?.(entry)
  }
  return {
    dropped: (source, { codec, path }) => add({ kind: 'dropped', source, codec, path }),
    failed: (source, failure) => add({ kind: 'failed', source, failure: failureName(failure) }),
    broken: (source, error) =>
      add({ kind: 'broken', source, error: error instanceof Error ? error.name : typeof error }),
    recent: () => [...entries],
  }
}
