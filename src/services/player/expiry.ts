import type { FactSink } from './engine.ts'

const REFUSED: ReadonlySet<number | undefined> = new Set([401, 403, 410])

/** The address of a title is complete, and nothing renews it: a host that takes it no longer says that it has expired. */
export const withExpiry =
  (tell: FactSink): FactSink =>
  (generation, fact) => {
    const isExpired =
      fact.type === 'media.failed' &&
      (fact.failure.kind === 'refused' || fact.failure.kind === 'network') &&
      REFUSED.has(fact.failure.status)
    tell(generation, isExpired ? { ...fact, failure: { ...fact.failure, kind: 'expired' } } : fact)
  }
