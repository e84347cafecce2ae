import type { SnapshotFrom } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import type { catalogueMachine } from './machine.ts'

export { catalogueMachine } from './machine.ts'
export type {
  CatalogueEvent,
  CatalogueFact,
  CatalogueInput,
  KidsFact,
  PageCode,
  PageWish,
} from './types.ts'

type Snapshot = SnapshotFrom<typeof catalogueMachine>

export const selectHoverCard = ({ children }: Snapshot) => children.hoverCard
/** The chart of the page, while that page is open. */
export const selectVodHome = ({ children }: Snapshot) => children.vodHome
export const selectSearch = ({ children }: Snapshot) => children.search
export const selectFavouriteChannels = ({ children }: Snapshot) => children.favouriteChannels
export const selectTitleLists = ({ children }: Snapshot) => children.titleLists
/** The server's time at the last tick. */
export const selectNow = ({ context }: Snapshot): Instant => context.now
export const selectVodCategory = ({ children }: Snapshot) => children.vodCategory
export const selectTitleDetail = ({ children }: Snapshot) => children.titleDetail
/** The player, while a title plays or is to. */
export const selectVodPlayer = ({ children }: Snapshot) => children.vodPlayer
/** The page could not be fetched; `viewer.retry` tries again. */
export const selectIsPageUnavailable = (snapshot: Snapshot): boolean => snapshot.hasTag('pageUnavailable')
