import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Count } from './codec/numeric.ts'
import { optional } from './codec/optional.ts'

/** Spec §9. */
export const PAGE_SIZE = 16
export const HISTORY_SIZE = 100
export const SEARCH_TOP_SIZE = 10

/** Pages count from 1 (contract, Envelope). */
export const paging = { pageId: Count, pageSize: Count }

export const Paging = t.strict(paging, 'Paging')
export type Paging = t.TypeOf<typeof Paging>

/** One page of a tolerant list and, where the operator says so, how many there are in all. */
export const pageOf = <A, O>(item: t.Type<A, O>) =>
  t.strict({ list: tolerantArray(item), total: optional(Count) }, `Page<${item.name}>`)

/** Whether another page can follow. An empty page ends the list whatever `total` says, so paging always ends. */
export const hasNextPage = ({ pageId, pageSize }: Paging, received: number, total: number | undefined): boolean =>
  received > 0 && (total === undefined ? received >= pageSize : pageId * pageSize < total)

/** The page on which the place after the first `known` ones stands. */
export const nextPageOf = (known: number, pageSize: number): number => Math.floor(known / pageSize) + 1

/** The page on which the last of the first `known` places stands; the first page when none is known. */
export const lastPageOf = (known: number, pageSize: number): number => Math.max(1, Math.ceil(known / pageSize))
