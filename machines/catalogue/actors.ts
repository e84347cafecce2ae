import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { favouriteChannelsMachine } from '../favouriteChannels.ts'
import { hoverCardMachine } from '../hoverCard.ts'
import { type CodeSplit, codeSplit } from '../kit/codeSplit.ts'
import { unprovided } from '../kit/port.ts'
import type { searchMachine } from '../search/index.ts'
import type { titleDetailMachine } from '../titleDetail/index.ts'
import type { titleListsMachine } from '../titleLists/index.ts'
import type { vodCategoryMachine } from '../vodCategory/index.ts'
import type { vodHomeMachine } from '../vodHome/index.ts'
import type { vodPlayerMachine } from '../vodPlayer/index.ts'
import type { KidsFact, PageCode, PageWish } from './types.ts'

/** Fetches the code of a page's chart; after it that chart can start. */
const loadPage = fromPromise<PageCode, PageWish>(unprovided('loadPage'))
const vodHome: CodeSplit<typeof vodHomeMachine> = codeSplit<typeof vodHomeMachine>(unprovided('vodHome'))
const vodCategory: CodeSplit<typeof vodCategoryMachine> = codeSplit<typeof vodCategoryMachine>(
  unprovided('vodCategory'),
)
const titleDetail: CodeSplit<typeof titleDetailMachine> = codeSplit<typeof titleDetailMachine>(
  unprovided('titleDetail'),
)

const search: CodeSplit<typeof searchMachine> = codeSplit<typeof searchMachine>(unprovided('search'))
const titleLists: CodeSplit<typeof titleListsMachine> = codeSplit<typeof titleListsMachine>(unprovided('titleLists'))
const favouriteChannels: CodeSplit<typeof favouriteChannelsMachine> = codeSplit<typeof favouriteChannelsMachine>(
  unprovided('favouriteChannels'),
)

/** Fetches the code of the player; after it `vodPlayer` can start. */
const loadPlayer = fromPromise<PageCode>(unprovided('loadPlayer'))
const vodPlayer: CodeSplit<typeof vodPlayerMachine> = codeSplit<typeof vodPlayerMachine>(unprovided('vodPlayer'))

/** Tells when kids mode is on and was off, or the other way round, since it told last. */
const watchKidsMode = fromCallback<EventObject, undefined, KidsFact>(unprovided('watchKidsMode'))

export const catalogueActors = {
  watchKidsMode,
  loadPage,
  hoverCard: hoverCardMachine,
  vodHome,
  vodCategory,
  titleDetail,
  search,
  titleLists,
  favouriteChannels,
  loadPlayer,
  vodPlayer,
}
