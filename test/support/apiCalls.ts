import { CatalogueInfo, DeviceInfo } from '../../models/wire/device.ts'
import type { Endpoint } from '../../models/wire/endpoint.ts'
import { endpoints } from '../../models/wire/index.ts'
import type { Codec } from './codecs.ts'

/** A call of the contract, for whoever describes it. */
export type Call = Pick<
  Endpoint<unknown, unknown>,
  'name' | 'area' | 'method' | 'prefix' | 'path' | 'body' | 'purpose' | 'maxAge'
> & {
  readonly request: Codec
  readonly response: Codec
}

/** By name. */
export const calls: ReadonlyArray<Call> = Object.values<Call>(endpoints).toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** What is asked and answered, call by call. */
export const roots: ReadonlyArray<Codec> = calls.flatMap(({ request, response }) => [request, response])

/** Those, and what travels with every call. */
export const described: ReadonlyArray<Codec> = [...roots, DeviceInfo, CatalogueInfo]
