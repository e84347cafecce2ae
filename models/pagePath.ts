import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Instant } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { oneOf } from './codec/optional.ts'
import { type Place, pageNames, pathOf } from './page.ts'

/** At most so many pages are kept (contract, Lists). */
const MOST_KEPT = 50

const PageId = oneOf('PageId', pageNames)

/** A page, channel or title that was seen: its page, the how many-th of this visit, and the name that a person reads there. */
export const PageStep = t.strict({ id: PageId, index: Count, name: t.string, ts: Instant }, 'PageStep')
export type PageStep = t.TypeOf<typeof PageStep>

/** What was seen in this visit, the last one at the end (ROUTE-13). */
export const PagePath = tolerantArray(PageStep)
export type PagePath = ReadonlyArray<PageStep>

/** Another channel, programme or title is another thing to see; a group, a genre or words searched for are not. */
const TOLD_APART_BY = ['type', 'metaId', 'view', 'id', 'start']

/** What is seen at a place, as its address. */
export const seenAt = ({ page, params }: Place): string =>
  pathOf({ page, params: Object.fromEntries(Object.entries(params).filter(([name]) => TOLD_APART_BY.includes(name))) })

/** What was seen last, and whether it has got its name by now. */
export interface Seen {
  readonly place: Place
  readonly isNamed: boolean
}

/**
 * The same is seen as before: an address of live TV without a channel is completed, and one whose channel did not come on
 * is put right (ROUTE-13).
 */
export const isSeenStill = ({ place: last, isNamed }: Seen, place: Place): boolean =>
  seenAt(last) === seenAt(place) ||
  (place.page === 'liveTv' &&
    last.page === 'liveTv' &&
    place.params.view === last.params.view &&
    (!isNamed || place.params.id === undefined))

export const withPage = (path: PagePath, { page }: Pick<Place, 'page'>, name: string, ts: Instant): PagePath => {
  const index = (path.at(-1)?.index ?? 0) + 1
  return [...path, { id: page, index, name, ts }].slice(-MOST_KEPT)
}

/** Its name has come. */
export const withName = (path: PagePath, name: string): PagePath =>
  path.map((step, at) => (at === path.length - 1 ? { ...step, name } : step))
