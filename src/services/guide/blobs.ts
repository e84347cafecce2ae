import * as t from 'io-ts'
import { Instant, MINUTE } from '../../../models/codec/instant.ts'
import type { Table } from './database.ts'

/** How long an answer may be shown again without asking (spec §9, EPG-08). */
const TTL = 10 * MINUTE

const BlobRecord = t.strict({ resId: t.string, data: t.unknown, time: Instant }, 'Blob')

/** Answers that are kept for a short while, by what was asked (spec §3, Blob). */
export interface Blobs {
  readonly recall: (resId: string, now: Instant) => Promise<unknown>
  readonly remember: (resId: string, data: unknown, now: Instant) => Promise<void>
  /** Deletes what is too old. */
  readonly clean: (now: Instant) => Promise<void>
}

export const makeBlobs = (table: Table): Blobs => {
  const recall: Blobs['recall'] = async (resId, now) => {
    const record = await table.get(resId)
    if (!BlobRecord.is(record)) return undefined
    const age = now - record.time
    return age >= 0 && age < TTL ? record.data : undefined
  }
  return {
    recall,
    remember: (resId, data, now) => table.set(resId, { resId, data, time: now }),
    clean: async now => {
      for (const resId of await table.keys()) if ((await recall(resId, now)) === undefined) await table.remove(resId)
    },
  }
}
