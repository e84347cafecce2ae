import * as E from 'fp-ts/lib/Either.js'
import { type DecodeFailure, decode } from '../../../../models/codec/decode.ts'
import type { TokenInfo } from '../../../../models/token.ts'
import { addressOf, type Endpoint } from '../../../../models/wire/endpoint.ts'
import { Envelope } from '../../../../models/wire/envelope.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { DEMO_PASSWORD } from '../../index.ts'
import { authenticationKeyOf } from '../../world/demoAccounts.ts'

/** What an answer came to: the decoded result with what was dropped from it, or the refusal. */
export interface Outcome<A> {
  readonly status: number
  readonly errCode: number
  readonly message: string | undefined
  readonly result: A | undefined
  readonly dropped: ReadonlyArray<DecodeFailure>
  readonly failure: DecodeFailure | undefined
}

const DEVICE = {
  deviceFingerprint: 'test-device',
  appId: 'sintonia-web',
  brandId: 'sintonia',
  vnoId: 'sintonia-local',
  lang: 'en',
  requestTime: 1_800_000_000_000,
  requestId: 'A'.repeat(43),
  clientType: 'web',
}

const CATALOGUE = { language: 'en', country: 'BR', clientIp: '127.0.0.1' }

const formOf = (fields: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** The HTTP request that a call makes of these wire fields. */
export const requestFor = (
  origin: string,
  endpoint: Endpoint<unknown, unknown>,
  fields: object,
  token: string,
): Request => {
  const address = new URL(addressOf(endpoint), origin)
  const headers = { Authorization: token, client: 'web', lang: 'en' }
  if (endpoint.body === 'json') {
    const body = JSON.stringify({ ...DEVICE, ...fields })
    return new Request(address, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body })
  }
  address.searchParams.set('token', token)
  if (endpoint.body === 'form') {
    return new Request(address, { method: 'POST', headers, body: formOf({ ...DEVICE, ...CATALOGUE, ...fields }) })
  }
  for (const [name, value] of formOf({ ...CATALOGUE, ...fields })) address.searchParams.set(name, value)
  return new Request(address, { headers })
}

/** Sends a call as the app does and reads the answer by the response codec. */
export const ask = async <Q, A>(
  origin: string,
  endpoint: Endpoint<Q, A>,
  request: NoInfer<Q>,
  token = '',
): Promise<Outcome<A>> => {
  const fields = endpoint.request.encode(request)
  const sent = requestFor(origin, endpoint as Endpoint<unknown, unknown>, Object(fields), token)
  return read(await fetch(sent), endpoint)
}

export const read = async <A>(
  response: Response,
  endpoint: Pick<Endpoint<unknown, A>, 'response'>,
): Promise<Outcome<A>> => {
  const envelope = Envelope.decode(JSON.parse(await response.text()))
  if (E.isLeft(envelope)) throw new Error('not an envelope')
  const { errCode, message, result } = envelope.right
  const dropped: DecodeFailure[] = []
  const base = { status: response.status, errCode, message, dropped }
  if (errCode !== 0) return { ...base, result: undefined, failure: undefined }
  const decoded = decode(endpoint.response, failure => dropped.push(failure))(result)
  return E.isLeft(decoded)
    ? { ...base, result: undefined, failure: decoded.left }
    : { ...base, result: decoded.right, failure: undefined }
}

/** The result of a call that has to succeed. */
export const must = async <A>(outcome: Promise<Outcome<A>>): Promise<A> => {
  const { errCode, message, failure, result } = await outcome
  if (errCode !== 0 || failure !== undefined) throw new Error(`${errCode} ${message ?? ''} ${failure?.path ?? ''}`)
  return result as A
}

export const guest = async (origin: string): Promise<TokenInfo> =>
  (await must(ask(origin, endpoints.login, { loginInfo: { loginMethod: 'visitorLogin' } }))).tokens

export const keyFor = async (
  origin: string,
  accountName: string,
  password: string,
  loginType: 'email' | 'phone' = 'email',
): Promise<string> => {
  const request = { loginType, accountName, originType: 'web' }
  const { userRandomValue } = await must(ask(origin, endpoints.userRandomValue, request))
  return authenticationKeyOf(password, userRandomValue)
}

export const logIn = async (origin: string, accountName: string, password = DEMO_PASSWORD) =>
  ask(origin, endpoints.login, {
    loginInfo: {
      loginMethod: 'emailLogin',
      accountName,
      phonePreCode: undefined,
      authenticationKey: await keyFor(origin, accountName, password),
    },
  })

export const user = async (origin: string, accountName = 'ana@sintonia.example'): Promise<TokenInfo> =>
  (await must(logIn(origin, accountName))).tokens
