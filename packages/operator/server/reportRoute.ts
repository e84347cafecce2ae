import { addressOf } from '../../../models/wire/endpoint.ts'
import { metricBatch } from '../../../models/wire/metrics.ts'
import type { Route } from './exchange.ts'

const HEADERS = 'authorization, client, content-type, lang, x-request-id'

/** A collector takes reports from the apps of other origins (spec §3, report_host); the call itself answers them. */
export const reportRoute: Route = async ({ request, response, url }) => {
  if (url.pathname !== addressOf(metricBatch)) return false
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('Access-Control-Allow-Headers', HEADERS)
  response.writeHead(204).end()
  return true
}
