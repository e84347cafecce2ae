import { CatalogueInfo, DeviceInfo } from '../../models/wire/device.ts'
import type { Endpoint } from '../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../models/wire/index.ts'
import type { Codec } from './codecs.ts'
import { CALLS, type CallWords } from './contract/calls.ts'

/** A call of the contract, for whoever describes it. */
export type Call = Pick<
  Endpoint<unknown, unknown>,
  'name' | 'area' | 'method' | 'prefix' | 'path' | 'body' | 'maxAge'
> &
  CallWords & {
    readonly request: Codec
    readonly response: Codec
  }

const names = Object.keys(endpoints).toSorted() as ReadonlyArray<CallName>

/** By name. */
export const calls: ReadonlyArray<Call> = names.map(name => ({ ...endpoints[name], ...CALLS[name] }))

/** What is asked and answered, call by call. */
export const roots: ReadonlyArray<Codec> = calls.flatMap(({ request, response }) => [request, response])

/** Those, and what travels with every call. */
export const described: ReadonlyArray<Codec> = [...roots, DeviceInfo, CatalogueInfo]
