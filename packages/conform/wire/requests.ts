import { randomBytes } from 'node:crypto'
import type { Fields } from '../contract/json.ts'
import type { Call } from '../contract/openApi.ts'
import type { HttpRequest } from './exchange.ts'

/** In whose name a call is asked. */
export interface Caller {
  readonly as: 'nobody' | 'guest' | 'user'
  readonly token: string
  readonly accountId?: string | undefined
  /** In which the texts are wished; English where it does not matter. */
  readonly language?: string
}

export const NOBODY: Caller = { as: 'nobody', token: '' }

/** What every request of a deployment says of the app. */
export interface Device {
  readonly deviceFingerprint: string
  readonly appId: string
  readonly brandId: string
  readonly vnoId: string
}

const REQUEST_ID_BYTES = 32
const LANGUAGE = 'en'
const COUNTRY = 'BR'

const formOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )

const deviceInfo = (device: Device, { accountId, language = LANGUAGE }: Caller): Fields => ({
  ...device,
  lang: language,
  requestTime: Date.now(),
  requestId: randomBytes(REQUEST_ID_BYTES).toString('base64url'),
  clientType: 'web',
  ...(accountId === undefined ? {} : { accountId }),
})

const headersOf = ({ token, language = LANGUAGE }: Caller, contentType: string | undefined) => ({
  Authorization: token,
  client: token === '' ? '' : 'web',
  lang: language,
  ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
})

const catalogueInfo = (language = LANGUAGE): Fields => ({ language, country: COUNTRY })

/** JSON or form bodies with the device's fields; catalogue calls with the token in the query. */
export const requestOf = (backEnd: URL, call: Call, fields: Fields, caller: Caller, device: Device): HttpRequest => {
  const url = new URL(call.path, backEnd)
  const { method, body } = call
  if (call.isOfCatalogue && caller.token !== '') url.searchParams.set('token', caller.token)
  if (body === 'query') {
    for (const [name, value] of formOf({ ...catalogueInfo(caller.language), ...fields }))
      url.searchParams.set(name, value)
    return { url, method, headers: headersOf(caller, undefined) }
  }
  const all = {
    ...deviceInfo(device, caller),
    ...(call.isOfCatalogue ? catalogueInfo(caller.language) : {}),
    ...fields,
  }
  return body === 'json'
    ? { url, method, headers: headersOf(caller, 'application/json'), body: JSON.stringify(all) }
    : { url, method, headers: headersOf(caller, 'application/x-www-form-urlencoded'), body: formOf(all).toString() }
}

/** The same for everybody, as a cache may be asked: without headers and without a person (docs/api.md). */
export const twinOf = (
  backEnd: URL,
  call: Call,
  fields: Fields,
  { appId, brandId, vnoId }: Device,
  language = LANGUAGE,
): HttpRequest => {
  const url = new URL(call.path, backEnd)
  const place: Fields = call.isOfCatalogue ? catalogueInfo(language) : { lang: language }
  for (const [name, value] of formOf({ appId, brandId, vnoId, ...place, ...fields })) url.searchParams.set(name, value)
  return { url, method: 'GET', headers: {} }
}
