import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import { favouritesMachine } from '../../../machines/favourites/index.ts'
import { lineupMachine } from '../../../machines/lineup/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import type { ChannelFavourite } from '../../../models/channelFavourite.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import { type LineupParts, loadLineup, loadProgrammes } from './live.ts'

/** The line-up's chart with the calls it asks for. */
export const provideLineup = (parts: LineupParts): typeof lineupMachine =>
  lineupMachine.provide({
    actors: {
      loadLineup: fromPromise(() => loadLineup(parts)),
      loadProgrammes: fromPromise(({ input }) => loadProgrammes(parts, input)),
    },
  })

export interface FavouritesParts {
  readonly http: Http
  readonly clock: Pick<ServerClock, 'now'>
}

interface FavouriteList {
  readonly favoriteChannelList: ReadonlyArray<ChannelFavourite>
}
const newestFirst = ({ favoriteChannelList }: FavouriteList): ReadonlyArray<LogicalChannelId> =>
  [...favoriteChannelList].sort((a, b) => b.updateTime - a.updateTime).map(star => star.logicalChannelId)

/** The favourites' chart with the calls it asks for (CHAN-08). */
export const provideFavourites = ({ http, clock }: FavouritesParts): typeof favouritesMachine =>
  favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise(async () => {
        const answer = await http.call(liveEndpoints.favouriteList, {}, { background: true })
        return E.map(newestFirst)(answer)
      }),
      saveStar: fromPromise(async ({ input: { channelId, isFavourite } }) => {
        const answer = isFavourite
          ? await http.call(liveEndpoints.favouriteCreate, {
              favoriteChannelList: [{ logicalChannelId: channelId, updateTime: clock.now() }],
            })
          : await http.call(liveEndpoints.favouriteDelete, {
              favoriteChannelDeleteList: [{ logicalChannelId: channelId }],
            })
        return E.map(() => undefined)(answer)
      }),
    },
  })
