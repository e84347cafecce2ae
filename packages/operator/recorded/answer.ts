import type { BoundCall } from '../server/calls.ts'
import { refusal } from '../server/codes.ts'
import { type Exchange, originOf, readBody, sendJson, sendMarked } from '../server/exchange.ts'
import { fieldsIn, twinFields } from '../server/requestBody.ts'
import type { Operator } from '../world/operator.ts'
import { ownFields } from './asked.ts'
import { askerOf, type Replay } from './replay.ts'

/** Reports are taken, whatever they say. */
const REPORTS = 'metricBatch'

/** Answers a call from a recording; one that it does not have is named and refused. */
export const answerRecorded = async (
  exchange: Exchange,
  { name, endpoint }: BoundCall,
  { settings }: Pick<Operator, 'settings'>,
  replay: Replay,
): Promise<true> => {
  const { request, url } = exchange
  const isTwin = request.method !== endpoint.method
  const text = endpoint.body === 'query' ? url.search.slice(1) : ((await readBody(request)) ?? '')
  const fields = isTwin ? twinFields(endpoint.body, url.search) : fieldsIn(endpoint.body, text)
  const token = String(request.headers.authorization ?? url.searchParams.get('token') ?? '')
  const lang = String(request.headers.lang ?? fields.lang ?? fields.language ?? '')
  const asked = { call: name, as: askerOf(token), lang, fields: ownFields(endpoint, fields) }
  const answer = replay.answer(asked, originOf(request))
  if (answer !== undefined)
    return isTwin ? sendMarked(exchange, answer, `public, max-age=${endpoint.maxAge}`) : sendJson(exchange, answer)
  if (name === REPORTS) return sendJson(exchange, { errCode: 0 })
  settings.log(`not in the recording: ${name}, as ${asked.as}, in ${lang}, ${JSON.stringify(asked.fields)}`)
  return sendJson(exchange, refusal('notFound', `${name} is not in the recording`))
}
