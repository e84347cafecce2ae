import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Instant } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { oneOf } from './codec/optional.ts'
import { type Place, pageNames, pages } from './page.ts'

/** At most so many pages are kept (contract, Lists). */
const MOST_KEPT = 50

const PageId = oneOf('PageId', pageNames)

/** A page that was opened: which, the how many-th of this visit, and by what route. It names no title and no person. */
export const PageStep = t.strict({ id: PageId, index: Count, name: t.string, ts: Instant }, 'PageStep')
export type PageStep = t.TypeOf<typeof PageStep>

/** The pages of this visit, the last one at the end (ROUTE-13). */
export const PagePath = tolerantArray(PageStep)

export const withPage = (
  path: ReadonlyArray<PageStep>,
  { page }: Pick<Place, 'page'>,
  ts: Instant,
): ReadonlyArray<PageStep> => {
  const index = (path.at(-1)?.index ?? 0) + 1
  return [...path, { id: page, index, name: pages[page].path, ts }].slice(-MOST_KEPT)
}
