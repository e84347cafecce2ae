import type { Paging } from '../../../models/paging.ts'

/** One page of a list; pages count from 1. */
export const paged = <A>(
  items: ReadonlyArray<A>,
  { pageId, pageSize }: Paging,
): { list: ReadonlyArray<A>; total: number } => {
  const from = (Math.max(1, pageId) - 1) * pageSize
  return { list: items.slice(from, from + pageSize), total: items.length }
}
