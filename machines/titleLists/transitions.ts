import { lastPageOf, nextPageOf } from '../../models/paging.ts'
import type { MetaId } from '../../models/title.ts'
import { eachOnce, type ListedTitle } from '../../models/titleList.ts'
import { UNKNOWN } from '../kit/removableList.ts'
import { isHidden, type Removal, withoutFirst, withoutRemoved } from '../removal.ts'
import type { LoadedTitles, LoadWish, TitleListsContext, TitleListsInput } from './types.ts'

type Titles = ReadonlyArray<ListedTitle>

const NONE: Titles = []

export const beginning = (input: TitleListsInput): TitleListsContext => ({
  ...input,
  ...UNKNOWN,
  known: 0,
  hasMore: false,
})

const idOf = ({ metaId }: ListedTitle): MetaId => metaId

const without = (titles: Titles, removal: Removal<MetaId>): Titles => withoutRemoved(titles, removal, idOf)

/** What the viewer sees: without what is being removed, or can still be taken back. */
export const shownTitles = ({
  saved = NONE,
  ...removed
}: Pick<TitleListsContext, 'saved' | 'held' | 'removals'>): Titles =>
  saved.filter(({ metaId }) => !isHidden(removed, metaId))

/** Whether the end is not in sight: nothing follows what is removed altogether. */
export const hasMoreTitles = ({ hasMore, held, removals }: TitleListsContext): boolean =>
  hasMore && held !== 'all' && !removals.includes('all')

/** How many titles a removal takes away from what the viewer sees. */
export const countOf = ({ saved = NONE }: Pick<TitleListsContext, 'saved'>, removal: Removal<MetaId>): number =>
  saved.length - without(saved, removal).length

const lastKnownPage = ({ known, pageSize }: TitleListsContext): number => lastPageOf(known, pageSize)

/** All pages that the viewer has seen, so that nothing under their eyes goes away; at least the first. */
export const wishAgain = (context: TitleListsContext, isAwaited: boolean): LoadWish => ({
  list: context.list,
  pageSize: context.pageSize,
  first: 1,
  last: lastKnownPage(context),
  isAwaited: isAwaited || context.saved === undefined,
})

/** The page that the first unknown place stands on: after a removal it may be one that is known in part. */
export const wishMore = ({ list, pageSize, known }: TitleListsContext): LoadWish => {
  const page = nextPageOf(known, pageSize)
  return { list, pageSize, first: page, last: page, isAwaited: true }
}

type Loaded = Pick<TitleListsContext, 'saved' | 'known' | 'hasMore' | 'failure'>

export const withAll = (context: TitleListsContext, { titles, hasMore }: LoadedTitles): Loaded => ({
  saved: eachOnce(titles),
  known: lastKnownPage(context) * context.pageSize,
  hasMore,
  failure: undefined,
})

export const withMore = (context: TitleListsContext, { titles, hasMore }: LoadedTitles): Loaded => ({
  saved: eachOnce([...(context.saved ?? NONE), ...titles]),
  known: wishMore(context).last * context.pageSize,
  hasMore,
  failure: undefined,
})

/** The operator has taken the oldest removal. */
export const withRemoved = (context: TitleListsContext): Partial<TitleListsContext> => {
  const [removal = []] = context.removals
  const { saved = NONE, known, hasMore } = context
  return {
    ...withoutFirst(context),
    saved: context.saved && without(saved, removal),
    known: removal === 'all' ? 0 : known - countOf(context, removal),
    hasMore: hasMore && removal !== 'all',
  }
}
