import type * as t from 'io-ts'
import type { PlayingDevices } from '../playingDevice.ts'
import type { Envelope } from './envelope.ts'

export type Area = 'live' | 'account' | 'messages' | 'vod' | 'drm' | 'metrics'
export type Prefix = '' | '/liveapi' | '/vodapi' | '/searchApi'

/**
 * One call of the operator's back end, as data (spec §7). The http service interprets it, the head-end routes and
 * validates by it, docs/api.md is generated from it. What it is for, in words, stands apart (test/support/contract): the
 * app carries none of it.
 *
 * - `body`: `json` POST body; `form` urlencoded POST with the token in the query (VOD and search); `query` GET parameters.
 * - `request`: the caller's own fields only; account id and device info are added by the http service (AUTH-10).
 * - `response`: the envelope's `result`.
 * - `envelope`: where the server behind this call wraps its answers in a way of its own.
 * - `full`: the call is one to play, and may be refused because as many devices of the account play as may: with what.
 * - `maxAge`: the answer is the same for everybody, so an operator may give it by GET too, and a cache in its place for so
 *   many seconds (contract, Answers that a CDN may give).
 */
export interface Endpoint<Request, Response> {
  readonly name: string
  readonly area: Area
  readonly method: 'POST' | 'GET'
  readonly prefix: Prefix
  readonly path: string
  readonly body: 'json' | 'form' | 'query'
  readonly request: t.Type<Request, unknown>
  readonly response: t.Type<Response, unknown>
  readonly envelope?: t.Type<Envelope, unknown>
  readonly full?: t.Type<PlayingDevices, unknown>
  readonly maxAge?: number
}

export const endpoint = <Request, Response>(value: Endpoint<Request, Response>): Endpoint<Request, Response> => value

export type RequestOf<E extends { readonly request: t.Any }> = t.TypeOf<E['request']>
export type ResponseOf<E extends { readonly response: t.Any }> = t.TypeOf<E['response']>

/** The call's address below the API origin. */
export const addressOf = ({ prefix, path }: Pick<Endpoint<unknown, unknown>, 'prefix' | 'path'>): string =>
  `${prefix}${path}`
