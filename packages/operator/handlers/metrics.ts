import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as E from 'fp-ts/lib/Either.js'
import { MetricBatch } from '../../../models/metric.ts'
import type * as metricsEndpoints from '../../../models/wire/metrics.ts'
import { type HandlersOf, refuse } from './handler.ts'

const unzip = promisify(gunzip)
const MAX_BATCH = 8 * 1024 * 1024

const batchOf = async (data: string): Promise<unknown> => {
  try {
    const bytes = await unzip(Buffer.from(data, 'base64'), { maxOutputLength: MAX_BATCH })
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

export const metricsHandlers: HandlersOf<typeof metricsEndpoints> = {
  metricBatch: async ({ data }, { operator }) => {
    const batch = MetricBatch.decode(await batchOf(data))
    if (E.isLeft(batch)) return refuse('badRequest', 'The batch cannot be read')
    operator.metrics.add(batch.right)
    return E.right(undefined)
  },
}
