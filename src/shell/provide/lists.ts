import type { ActorRefFrom } from 'xstate'
import type { CodeSplit } from '../../../machines/codeSplit.ts'
import type { favouritesMachine } from '../../../machines/favourites/index.ts'
import { type FavouriteChannelsParts, provideFavouriteChannels } from '../../services/api/favouriteChannels.ts'
import { provideTitleLists, type TitleListsParts } from '../../services/api/titleLists.ts'

type ListsParts = TitleListsParts &
  Omit<FavouriteChannelsParts, 'onRemoved'> & {
    /** The stars, while live television is open somewhere on the page. */
    readonly favourites: () => ActorRefFrom<CodeSplit<typeof favouritesMachine>> | undefined
  }

/** The charts of what an account keeps. */
export const provideLists = (parts: ListsParts) => ({
  titleLists: provideTitleLists(parts),
  favouriteChannels: provideFavouriteChannels({
    ...parts,
    onRemoved: () => parts.favourites()?.send({ type: 'favourites.outdated' }),
  }),
})
