import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Begun } from '../../models/continueWatching.ts'
import type { Category } from '../../models/playlist.ts'
import type { Shelves } from '../../models/shelf.ts'
import type { Title } from '../../models/title.ts'
import type { vodHomeMachine } from './machine.ts'

export { vodHomeMachine } from './machine.ts'
export type { PageAnswer, PlaylistsAnswer, RecommendedAnswer, VodHomeEvent, WatchingAnswer } from './types.ts'

type Snapshot = SnapshotFrom<typeof vodHomeMachine>

export const selectCategories = ({ context }: Snapshot): ReadonlyArray<Category> => context.categories
/** `undefined` until the operator has answered. */
export const selectShelves = ({ context }: Snapshot): Shelves | undefined => context.shelves
export const selectHasHomeFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectHomeFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
/** `undefined` until it is known; none for a guest. */
export const selectWatching = ({ context }: Snapshot): ReadonlyArray<Begun> | undefined => context.watching
export const selectRecommended = ({ context }: Snapshot): ReadonlyArray<Title> | undefined => context.recommended
export const selectRecommendsMore = ({ context }: Snapshot): boolean => context.recommendsMore
export const selectCarousel = ({ children }: Snapshot) => children.carousel
