import type { Language } from '../../../models/language.ts'
import { CatalogueInfo, DeviceInfo } from '../../../models/wire/device.ts'
import { type Area, addressOf } from '../../../models/wire/endpoint.ts'
import type { Seal } from '../crypto/seal.ts'
import type { Credentials, HttpRequest, Sendable } from './types.ts'

export interface RequestFacts {
  readonly apiOrigin: string
  readonly language: Language
  readonly credentials: Credentials | undefined
  readonly device: DeviceInfo
  /** In place of the call's own path. */
  readonly address: string | undefined
  readonly seal: Seal | undefined
  /** The operator answers its public calls by GET too (contract, Answers that a CDN may give). */
  readonly offersTwins: boolean
}

/** A longer address may be refused on the way. */
const LONGEST_ADDRESS = 4000

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Form and query fields: what is not text travels as JSON, what is absent not at all. */
const formText = (fields: Fields): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      params.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return params.toString()
}

const catalogueFields = ({ language, credentials }: RequestFacts): Fields =>
  fieldsOf(CatalogueInfo.encode({ language, country: credentials?.country, clientIp: credentials?.clientIp }))

/** What an answer for everybody depends on: nothing of the person or the device, so that one copy serves all. */
const deploymentFields = (area: Area, facts: RequestFacts): Fields => {
  const { appId, brandId, vnoId, lang } = facts.device
  return {
    appId,
    brandId,
    vnoId,
    ...(area === 'vod' ? { language: lang, country: facts.credentials?.country } : { lang }),
  }
}

/** NET-01: on every request; blank where nobody is signed in. */
const headersOf = ({ language, credentials }: RequestFacts, contentType: string | undefined) => ({
  Authorization: credentials?.token ?? '',
  client: credentials === undefined ? '' : 'web',
  lang: language,
  ...(contentType !== undefined && { 'Content-Type': contentType }),
})

/**
 * One call as an HTTP request (spec §7, NET-01, NET-02, AUTH-10). JSON and form bodies carry the device info, the fields of
 * the call itself win; VOD and search calls have the token in the query, and language, country and clientIp among their
 * fields.
 */
export const requestOf = <Q>(endpoint: Sendable<Q>, request: Q, facts: RequestFacts): HttpRequest => {
  const own = fieldsOf(endpoint.request.encode(request))
  const device = fieldsOf(DeviceInfo.encode(facts.device))
  const place = facts.address ?? addressOf(endpoint)
  const address = place.startsWith('/') ? facts.apiOrigin + place : place
  const token = facts.credentials === undefined ? {} : { token: facts.credentials.token }
  const { method } = endpoint
  const { seal } = facts
  if (endpoint.maxAge !== undefined && facts.offersTwins && seal === undefined) {
    const url = `${address}?${formText({ ...deploymentFields(endpoint.area, facts), ...own })}`
    if (url.length <= LONGEST_ADDRESS)
      return { url, method: 'GET', headers: {}, body: undefined, seal, isCacheable: true }
  }
  switch (endpoint.body) {
    case 'json':
      return {
        url: address,
        method,
        headers: headersOf(facts, 'application/json'),
        body: JSON.stringify({ ...device, ...own }),
        seal,
      }
    case 'form': {
      const isOfCatalogue = endpoint.area === 'vod'
      const query = isOfCatalogue ? formText(token) : ''
      return {
        url: query === '' ? address : `${address}?${query}`,
        method,
        headers: headersOf(facts, 'application/x-www-form-urlencoded'),
        body: formText({ ...device, ...(isOfCatalogue && catalogueFields(facts)), ...own }),
        seal,
      }
    }
    case 'query':
      return {
        url: `${address}?${formText({ ...token, ...catalogueFields(facts), ...own })}`,
        method,
        headers: headersOf(facts, undefined),
        body: undefined,
        seal,
      }
  }
}
