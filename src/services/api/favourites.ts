import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import { type FavouriteWish, favouritesMachine } from '../../../machines/favourites/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { type ChannelFavourite, newestFirst } from '../../../models/channelFavourite.ts'
import { addMs, type Instant } from '../../../models/codec/instant.ts'
import * as channelListEndpoints from '../../../models/wire/channelLists.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StoredValues } from '../storage/values.ts'

export interface FavouritesParts {
  readonly http: Http
  readonly clock: Pick<ServerClock, 'now'>
  readonly store: Pick<SessionStore, 'read'>
  readonly values: Pick<StoredValues, 'favouriteIds'>
}

/** An order is told by times: the first favourite is the newest (CHAN-08, AHEAD-18). */
const inOrder = (channelIds: ReadonlyArray<LogicalChannelId>, now: Instant): ReadonlyArray<ChannelFavourite> =>
  channelIds.map((logicalChannelId, at) => ({ logicalChannelId, updateTime: addMs(now, -at) }))

const saveWish = ({ http, clock }: FavouritesParts, wish: FavouriteWish) => {
  if ('order' in wish)
    return http.call(channelListEndpoints.favouriteCreate, { favoriteChannelList: inOrder(wish.order, clock.now()) })
  const { channelId, isFavourite } = wish
  return isFavourite
    ? http.call(channelListEndpoints.favouriteCreate, { favoriteChannelList: inOrder([channelId], clock.now()) })
    : http.call(channelListEndpoints.favouriteDelete, { favoriteChannelDeleteList: [{ logicalChannelId: channelId }] })
}

/** The favourites' chart with the calls it asks for; their ids are cached on the device for this account only (CHAN-08). */
export const provideFavourites = (parts: FavouritesParts): typeof favouritesMachine => {
  const { http, store, values } = parts
  const accountId = () => store.read()?.account.accountId
  /** The session may have ended meanwhile: then nothing of it is kept. */
  const keeping = async <A>(
    call: Promise<Either<CallFailure, A>>,
    idsOf: (answer: A) => ReadonlyArray<LogicalChannelId>,
  ) => {
    const owner = accountId()
    const answer = E.map(idsOf)(await call)
    if (E.isRight(answer) && owner !== undefined && owner === accountId()) values.favouriteIds.write(answer.right)
    return answer
  }
  return favouritesMachine.provide({
    actors: {
      recallFavourites: fromPromise(async () => values.favouriteIds.read()),
      loadFavourites: fromPromise(({ input: { isQuiet } }) =>
        keeping(http.call(channelListEndpoints.favouriteList, {}, { awaitedBy: isQuiet ? 'nobody' : 'page' }), each =>
          newestFirst(each.favoriteChannelList),
        ),
      ),
      saveWish: fromPromise(({ input: { wish, after } }) => keeping(saveWish(parts, wish), () => after)),
    },
  })
}
