import * as E from 'fp-ts/lib/Either.js'
import type { Instant } from '../../../models/codec/instant.ts'
import { REQUEST_ID_HEADER, Sealed } from '../../../models/wire/sealed.ts'
import type { SeenRequests } from '../store/seenRequests.ts'
import type { Binding, Sealer } from '../zeroTrust/seal.ts'
import { type Refusal, refusal } from './codes.ts'
import { type Exchange, readBody } from './exchange.ts'

export type BodyForm = 'json' | 'form' | 'query'

/** A request's fields, and what its answer has to be bound to where it was sealed. */
export interface RequestBody {
  readonly fields: Readonly<Record<string, unknown>>
  readonly binding: Binding | undefined
}

export interface ZeroTrust {
  readonly sealer: () => Sealer
  readonly seenRequests: SeenRequests
  readonly now: () => Instant
}

const MIN_REQUEST_ID = 40

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldsOf = (form: BodyForm, text: string): E.Either<Refusal, Readonly<Record<string, unknown>>> => {
  if (form !== 'json') return E.right(Object.fromEntries(new URLSearchParams(text)))
  const value = text === '' ? {} : parseJson(text)
  return isRecord(value) ? E.right(value) : E.left(refusal('badRequest', 'The body is not a JSON object'))
}

/** The fields of a body, or of a query; none where it cannot be read. */
export const fieldsIn = (form: BodyForm, text: string): RequestBody['fields'] =>
  E.getOrElse((): RequestBody['fields'] => ({}))(fieldsOf(form, text))

/** What is no text travels as JSON; a text that only looks like JSON stays as it is. */
const valueIn = (text: string): unknown => {
  const value = parseJson(text)
  return JSON.stringify(value) === text ? value : text
}

/** The fields of a call that is asked for by GET in place of POST. */
export const twinFields = (form: BodyForm, search: string): RequestBody['fields'] => {
  const fields = [...new URLSearchParams(search)]
  return Object.fromEntries(form === 'json' ? fields.map(([name, text]) => [name, valueIn(text)]) : fields)
}

const clearText = async ({ request, url }: Exchange, form: BodyForm): Promise<E.Either<Refusal, string>> => {
  if (form === 'query') return E.right(url.search.slice(1))
  const body = await readBody(request)
  return body === undefined ? E.left(refusal('badRequest', 'The body is too large')) : E.right(body)
}

const opened = async (
  { request, url }: Exchange,
  form: BodyForm,
  text: string,
  { sealer, seenRequests, now }: ZeroTrust,
): Promise<E.Either<Refusal, { readonly text: string; readonly binding: Binding }>> => {
  const wrapped = form === 'json' ? text : (new URLSearchParams(text).get('data') ?? '')
  const sealed = Sealed.decode(parseJson(wrapped))
  if (E.isLeft(sealed)) return E.left(refusal('notSealed'))
  const requestId = String(request.headers[REQUEST_ID_HEADER] ?? url.searchParams.get('requestId') ?? '')
  if (requestId.length < MIN_REQUEST_ID) return E.left(refusal('notSealed', 'The request has no id'))
  const of = { method: request.method ?? 'POST', path: url.pathname, requestId }
  const clear = await sealer().open(sealed.right, { direction: 'request', ...of })
  if (E.isLeft(clear)) return E.left(refusal('wrongShareKey'))
  if (!seenRequests.admit(requestId, now())) return E.left(refusal('replayed'))
  return E.right({ text: clear.right, binding: { direction: 'response', ...of } })
}

/** Reads a call's fields; in zero-trust mode clear bodies, replays and wrong keys are refused (E2EE-02). */
export const readRequest = async (
  exchange: Exchange,
  form: BodyForm,
  zeroTrust: ZeroTrust | undefined,
): Promise<E.Either<Refusal, RequestBody>> => {
  const text = await clearText(exchange, form)
  if (E.isLeft(text)) return text
  if (zeroTrust === undefined) {
    return E.map((fields: RequestBody['fields']) => ({ fields, binding: undefined }))(fieldsOf(form, text.right))
  }
  const clear = await opened(exchange, form, text.right, zeroTrust)
  if (E.isLeft(clear)) return clear
  return E.map((fields: RequestBody['fields']) => ({ fields, binding: clear.right.binding }))(
    fieldsOf(form, clear.right.text),
  )
}
