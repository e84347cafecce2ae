import type { ActorRefFrom } from 'xstate'
import { favouriteChannelsMachine } from '../../../machines/favouriteChannels.ts'
import type { favouritesMachine } from '../../../machines/favourites.ts'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import { removalOf } from '../../../machines/removal.ts'
import { titleListsMachine } from '../../../machines/titleLists/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import type { MetaId } from '../../../models/title.ts'
import {
  type FavouriteChannelsParts,
  favouriteChannelsPorts,
  removeFavouriteChannels,
} from '../../services/api/favouriteChannels.ts'
import { removeTitles, type TitleListsParts, titleListsPorts } from '../../services/api/titleLists.ts'
import { removalPorts } from '../../services/lists/removals.ts'

type ListsParts = TitleListsParts &
  Omit<FavouriteChannelsParts, 'onRemoved'> & {
    /** The stars, while live television is open somewhere on the page. */
    readonly favourites: () => ActorRefFrom<CodeSplit<typeof favouritesMachine>> | undefined
  }

export const provideTitleLists = (parts: TitleListsParts): typeof titleListsMachine =>
  titleListsMachine.provide({
    actors: {
      ...titleListsPorts(parts),
      removal: removalOf<MetaId>().provide({ actors: { ...removalPorts(parts.tabs, removeTitles(parts)) } }),
    },
  })

export const provideFavouriteChannels = (parts: FavouriteChannelsParts): typeof favouriteChannelsMachine =>
  favouriteChannelsMachine.provide({
    actors: {
      ...favouriteChannelsPorts(parts),
      removal: removalOf<LogicalChannelId>().provide({
        actors: { ...removalPorts(parts.tabs, removeFavouriteChannels(parts)) },
      }),
    },
  })

/** The charts of what an account keeps. */
export const provideLists = (parts: ListsParts) => ({
  titleLists: provideTitleLists(parts),
  favouriteChannels: provideFavouriteChannels({
    ...parts,
    onRemoved: () => parts.favourites()?.send({ type: 'favourites.outdated' }),
  }),
})
