import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isKept } from '../handlers/kept.ts'

/** One request and its answer on their way through the routes. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
}

/** True when it answered; else the next route is asked. */
export type Route = (exchange: Exchange) => Promise<boolean>

const squeeze = promisify(gzip)
const WORTH_SQUEEZING = 1024
const MAX_BODY = 4 * 1024 * 1024

const acceptsGzip = ({ headers }: IncomingMessage): boolean => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

const begin = (response: ServerResponse, status: number, type: string): void => {
  response.statusCode = status
  response.setHeader('Content-Type', type)
  response.setHeader('Vary', 'Accept-Encoding')
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
}

const sendSqueezed = (response: ServerResponse, squeezed: Buffer): void => {
  response.setHeader('Content-Encoding', 'gzip')
  response.end(squeezed)
}

export const send = async (
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  status: number,
  type: string,
  text: string,
): Promise<true> => {
  const body = Buffer.from(text)
  begin(response, status, type)
  if (acceptsGzip(request) && body.length >= WORTH_SQUEEZING) sendSqueezed(response, await squeeze(body))
  else response.end(body)
  return true
}

const JSON_TYPE = 'application/json; charset=utf-8'

export const sendJson = (
  exchange: Pick<Exchange, 'request' | 'response'>,
  value: unknown,
  status = 200,
): Promise<true> => send(exchange, status, JSON_TYPE, JSON.stringify(value))

const squeezedAnswers = new WeakMap<object, Promise<Buffer>>()

type Encode = (result: unknown) => unknown

/** What is kept is encoded and written once; `undefined` where it is too short for that. */
export const writeKept = (result: object, encode: Encode): Promise<Buffer> | undefined => {
  if (!squeezedAnswers.has(result)) {
    const text = JSON.stringify({ errCode: 0, result: encode(result) })
    if (text.length >= WORTH_SQUEEZING) squeezedAnswers.set(result, squeeze(text))
  }
  return squeezedAnswers.get(result)
}

export const sendResult = async (
  exchange: Pick<Exchange, 'request' | 'response'>,
  result: unknown,
  encode: Encode,
): Promise<true> => {
  const { request, response } = exchange
  const written = acceptsGzip(request) && isKept(result) ? writeKept(result, encode) : undefined
  if (written === undefined) return sendJson(exchange, { errCode: 0, result: encode(result) })
  begin(response, 200, JSON_TYPE)
  sendSqueezed(response, await written)
  return true
}

/** Sent again only where it has changed since the asker kept it. */
export const sendMarked = (exchange: Pick<Exchange, 'request' | 'response'>, value: unknown, cacheRule: string) => {
  const { request, response } = exchange
  const mark = `W/"${hash('sha1', JSON.stringify(value), 'base64url')}"`
  response.setHeader('ETag', mark)
  response.setHeader('Cache-Control', cacheRule)
  const kept = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map(each => each.trim())
  if (!kept.includes(mark)) return sendJson(exchange, value)
  response.setHeader('Vary', 'Accept-Encoding')
  response.statusCode = 304
  response.end()
  return Promise.resolve<true>(true)
}

export const sendHtml = (exchange: Pick<Exchange, 'request' | 'response'>, html: string, status = 200): Promise<true> =>
  send(exchange, status, 'text/html; charset=utf-8', html)

/** The body's text; `undefined` when it is larger than any call of the contract needs. */
export const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size <= MAX_BODY) parts.push(bytes)
  }
  return size > MAX_BODY ? undefined : Buffer.concat(parts).toString('utf8')
}

/** The origin by which the caller reached us, so that addresses in answers stay on it. */
export const originOf = (request: IncomingMessage): string => `http://${request.headers.host ?? 'localhost'}`
