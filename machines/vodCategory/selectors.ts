import type { SnapshotFrom } from 'xstate'
import type { BannerItem } from '../../models/banner.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Category, PlaylistEntry, PlaylistId } from '../../models/playlist.ts'
import type { Title } from '../../models/title.ts'
import type { vodCategoryMachine } from './machine.ts'
import { chosenList } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof vodCategoryMachine>

export const selectCategory = ({ context }: Snapshot): Category | undefined => context.category
/** What its carousel turns; none where the operator has no banner for it. */
export const selectSlides = ({ context }: Snapshot): ReadonlyArray<BannerItem> => context.slides
export const selectCategoryCarousel = ({ children }: Snapshot) => children.carousel
export const selectLists = ({ context }: Snapshot): ReadonlyArray<PlaylistEntry> => context.lists
export const selectListId = ({ context }: Snapshot): PlaylistId | undefined => chosenList(context)
export const selectTitles = ({ context }: Snapshot): ReadonlyArray<Title> => context.titles
export const selectHasMore = ({ context }: Snapshot): boolean => context.hasMore
export const selectIsCategoryLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
export const selectIsMoreLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
export const selectHasMoreFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed')
export const selectHasCategoryFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectCategoryFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
