import * as t from 'io-ts'
import { Base64 } from '../codec/base64.ts'
import { Nothing } from '../codec/nothing.ts'
import { endpoint } from './endpoint.ts'

// Spec §7, Metrics.

export const metricBatch = endpoint({
  name: 'metricBatch',
  area: 'metrics',
  method: 'POST',
  prefix: '',
  path: '/dataReport/metric/batchpost/v1',
  body: 'form',
  request: t.strict({ data: Base64 }, 'MetricBatchRequest'),
  response: Nothing,
})
