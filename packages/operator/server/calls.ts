import * as E from 'fp-ts/lib/Either.js'
import { decode } from '../../../models/codec/decode.ts'
import { Language } from '../../../models/language.ts'
import { addressOf, type Endpoint } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { firstAnswers } from '../handlers/channels.ts'
import type { Call, Handler } from '../handlers/handler.ts'
import { handlers } from '../handlers/index.ts'
import type { Operator } from '../world/operator.ts'
import { type Refusal, refusal } from './codes.ts'
import { type Exchange, originOf, sendJson, sendMarked, sendResult, writeKept } from './exchange.ts'
import { type RequestBody, readRequest, twinFields, type ZeroTrust } from './requestBody.ts'

export type CallName = keyof typeof endpoints

export interface BoundCall {
  readonly name: string
  readonly endpoint: Endpoint<unknown, unknown>
  readonly answer: (fields: unknown, call: Call) => Promise<E.Either<Refusal, unknown>>
}

/** Decodes by the request codec and asks the handler; what it answers is encoded where it is sent. */
const bound = (endpoint: Endpoint<unknown, unknown>, handler: Handler<unknown, unknown>): BoundCall => ({
  name: endpoint.name,
  endpoint,
  answer: async (fields, call) => {
    const request = decode(endpoint.request, () => undefined)(fields)
    if (E.isLeft(request)) {
      const { codec, path } = request.left
      return E.left(refusal('badRequest', `${codec} does not fit at "${path}"`))
    }
    return handler(request.right, call)
  },
})

const names = Object.keys(endpoints) as ReadonlyArray<CallName>

/** Handlers and endpoints fit pair by pair: `handlers` is checked against every endpoint where it is made. */
const calls: ReadonlyArray<BoundCall> = names.map(name =>
  bound(endpoints[name] as Endpoint<unknown, unknown>, handlers[name] as Handler<unknown, unknown>),
)
const table = new Map(calls.map(call => [`${call.endpoint.method} ${addressOf(call.endpoint)}`, call]))
const twins = new Map(
  calls.filter(({ endpoint }) => endpoint.maxAge !== undefined).map(call => [addressOf(call.endpoint), call]),
)

export const callAt = (method: string | undefined, path: string): BoundCall | undefined =>
  table.get(`${method} ${path}`)

/** A public call by GET in place of POST. */
export const twinAt = (method: string | undefined, path: string): BoundCall | undefined =>
  method === 'GET' ? twins.get(path) : undefined

const textField = (fields: RequestBody['fields'], name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const languageOf = (...tags: ReadonlyArray<unknown>): Language => tags.find(Language.is) ?? 'en'

/** The caller of this request as the store knows it. */
export const callOf = ({ request, url }: Exchange, fields: RequestBody['fields'], operator: Operator): Call => {
  const now = operator.clock.now()
  const token = request.headers.authorization ?? url.searchParams.get('token') ?? textField(fields, 'token')
  const session =
    token === undefined || token === '' ? undefined : operator.store.tokens.sessionOf(token, 'access', now)
  return {
    operator,
    now,
    origin: originOf(request),
    clientIp: request.socket.remoteAddress ?? '127.0.0.1',
    language: languageOf(request.headers.lang, fields.lang, fields.language),
    deviceFingerprint: textField(fields, 'deviceFingerprint') ?? 'unknown-device',
    userAgent: request.headers['user-agent'] ?? '',
    session,
    account: session?.kind === 'user' ? operator.store.accounts.byId(session.accountId) : undefined,
    isForAll: false,
  }
}

/** Whoever asks: one answer for all, with its mark and the time that it keeps (contract, Answers that a CDN may give). */
export const answerTwin = async (
  exchange: Exchange,
  { endpoint, answer }: BoundCall,
  operator: Operator,
): Promise<true> => {
  const fields = twinFields(endpoint.body, exchange.url.search)
  const call = { ...callOf(exchange, fields, operator), session: undefined, account: undefined, isForAll: true }
  const answered = await answer(fields, call)
  if (E.isLeft(answered)) return sendJson(exchange, answered.left)
  return sendMarked(
    exchange,
    { errCode: 0, result: endpoint.response.encode(answered.right) },
    `public, max-age=${endpoint.maxAge}`,
  )
}

/** Answers one call of the contract. */
export const answerCall = async (
  exchange: Exchange,
  { name, endpoint, answer }: BoundCall,
  operator: Operator,
  zeroTrust: ZeroTrust | undefined,
): Promise<true> => {
  const body = await readRequest(exchange, endpoint.body, zeroTrust)
  if (E.isLeft(body)) return sendJson(exchange, body.left)
  const { fields, binding } = body.right
  const answered = await answer(fields, callOf(exchange, fields, operator)).catch((error: unknown) => {
    operator.settings.log(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`)
    return E.left(refusal('failed'))
  })
  if (binding !== undefined && zeroTrust !== undefined) {
    const envelope = E.isLeft(answered)
      ? answered.left
      : { errCode: 0, result: endpoint.response.encode(answered.right) }
    return sendJson(exchange, await zeroTrust.sealer().seal(JSON.stringify(envelope), binding))
  }
  return E.isLeft(answered)
    ? sendJson(exchange, answered.left)
    : sendResult(exchange, answered.right, endpoint.response.encode)
}

/** What a guest's visit begins with is written before the first one comes: a large line-up takes long. */
export const writeAhead = async (operator: Operator): Promise<void> => {
  for (const [name, result] of Object.entries(firstAnswers(operator))) {
    const { response } = endpoints[name as CallName] as Endpoint<unknown, unknown>
    await writeKept(result, response.encode)
  }
}
