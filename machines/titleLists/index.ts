import type { SnapshotFrom } from 'xstate'
import type { ListedTitle } from '../../models/titleList.ts'
import type { titleListsMachine } from './machine.ts'
import { countOf, hasMoreTitles, shownTitles } from './transitions.ts'

export { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../kit/removableList.ts'
export { titleListsMachine } from './machine.ts'
export type { LoadWish, TitlesAnswer, TitlesNews } from './types.ts'

type Snapshot = SnapshotFrom<typeof titleListsMachine>

/** What the viewer sees; a new list each time. */
export const titlesIn = ({ context }: Snapshot): ReadonlyArray<ListedTitle> => shownTitles(context)
export const selectHasMore = ({ context }: Snapshot): boolean => hasMoreTitles(context)
export const selectIsLoadingMore = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
export const selectHasMoreFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed')
/** How many titles can be taken back; 0 when there is nothing to take back. */
export const selectUndoable = ({ context }: Snapshot): number =>
  context.held === undefined ? 0 : countOf(context, context.held)
