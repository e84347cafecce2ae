import type { ActorRefFrom } from 'xstate'
import type { CodeSplit } from '../../../machines/codeSplit.ts'
import { favouriteChannelsMachine } from '../../../machines/favouriteChannels/index.ts'
import type { favouritesMachine } from '../../../machines/favourites/index.ts'
import { titleListsMachine } from '../../../machines/titleLists/index.ts'
import { type FavouriteChannelsParts, favouriteChannelsPorts } from '../../services/api/favouriteChannels.ts'
import { type TitleListsParts, titleListsPorts } from '../../services/api/titleLists.ts'

type ListsParts = TitleListsParts &
  Omit<FavouriteChannelsParts, 'onRemoved'> & {
    /** The stars, while live television is open somewhere on the page. */
    readonly favourites: () => ActorRefFrom<CodeSplit<typeof favouritesMachine>> | undefined
  }

/** The charts of what an account keeps. */
export const provideLists = (parts: ListsParts) => ({
  titleLists: titleListsMachine.provide({ actors: { ...titleListsPorts(parts) } }),
  favouriteChannels: favouriteChannelsMachine.provide({
    actors: {
      ...favouriteChannelsPorts({
        ...parts,
        onRemoved: () => parts.favourites()?.send({ type: 'favourites.outdated' }),
      }),
    },
  }),
})
