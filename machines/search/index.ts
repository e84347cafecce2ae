import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import type { searchMachine } from './machine.ts'
import type { FoundTitles, Popular } from './types.ts'

export { searchMachine } from './machine.ts'
export type {
  KeywordFact,
  PopularAnswer,
  RecentsNews,
  RecentsWish,
  SearchEvent,
  SearchInput,
  TitlesAnswer,
} from './types.ts'

type Snapshot = SnapshotFrom<typeof searchMachine>

export const selectText = ({ context }: Snapshot): string => context.text
/** What is searched for; `undefined` while too little is typed. */
export const selectKeyword = ({ context }: Snapshot): string | undefined => context.keyword
export const selectHits = ({ context }: Snapshot): ReadonlyArray<GuideHit> => context.hits
/** The same object until another page or search has come. */
export const selectFound = ({ context }: Snapshot): FoundTitles => context.found
export const selectFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
const isLookingThroughForOthers = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('lookingThrough') && snapshot.context.hitsOf !== snapshot.context.keyword

/** Not all is answered yet that these words ask for; what is looked up again after a sync stands meanwhile. */
export const selectIsSearching = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('searching') || isLookingThroughForOthers(snapshot)
export const selectHaveTitlesFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('titlesFailed')
export const selectIsLoadingMore = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
export const selectHasMoreFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed')
/** The person who is looked at. */
export const selectOpenPerson = ({ children }: Snapshot) => children.person
export const selectPopular = ({ context }: Snapshot): Popular | undefined => context.popular
export const selectRecents = ({ context }: Snapshot): ReadonlyArray<string> => context.recents
