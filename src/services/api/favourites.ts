import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { FavouritesAnswer, FavouriteWish, favouritesMachine } from '../../../machines/favourites.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { type ChannelFavourite, newestFirst } from '../../../models/channelFavourite.ts'
import { addMs, type Instant } from '../../../models/codec/instant.ts'
import * as channelListEndpoints from '../../../models/wire/channelLists.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { isAway, makeFavouritesToTell } from './favouritesToTell.ts'

const AWAY = E.left<CallFailure>({ tag: 'offline' })

export interface FavouritesParts {
  readonly http: Http
  readonly clock: Pick<ServerClock, 'now'>
  readonly store: Pick<SessionStore, 'read'>
  readonly values: Pick<StoredValues, 'favouriteIds'>
  readonly timer: Timer
  readonly tabs: Pick<Tabs, 'alone'>
  readonly storage: DeviceStorage
}

/** An order is told by times: the first favourite is the newest (CHAN-08, AHEAD-18). */
const inOrder = (channelIds: ReadonlyArray<LogicalChannelId>, now: Instant): ReadonlyArray<ChannelFavourite> =>
  channelIds.map((logicalChannelId, at) => ({ logicalChannelId, updateTime: addMs(now, -at) }))

const sendWish =
  ({ http, clock }: FavouritesParts) =>
  (wish: FavouriteWish, awaitedBy: AwaitedBy) => {
    const create = (ids: ReadonlyArray<LogicalChannelId>) =>
      http.call(channelListEndpoints.favouriteCreate, { favoriteChannelList: inOrder(ids, clock.now()) }, { awaitedBy })
    if ('order' in wish) return create(wish.order)
    const { channelId, isFavourite } = wish
    return isFavourite
      ? create([channelId])
      : http.call(
          channelListEndpoints.favouriteDelete,
          { favoriteChannelDeleteList: [{ logicalChannelId: channelId }] },
          { awaitedBy },
        )
  }

/**
 * The calls that the favourites' chart asks for; their ids are cached on the device for this account only (CHAN-08). What
 * nobody is there to hear counts as taken, and is told later.
 */
export const favouritesPorts = (parts: FavouritesParts): PortsOf<typeof favouritesMachine> => {
  const { http, store, values } = parts
  const send = sendWish(parts)
  const toTell = makeFavouritesToTell({ ...parts, send })
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
  const load = async (isQuiet: boolean): Promise<FavouritesAnswer> => {
    const isTold = await toTell.settle()
    const answer = isTold
      ? await keeping(
          http.call(channelListEndpoints.favouriteList, {}, { awaitedBy: isQuiet ? 'nobody' : 'page' }),
          each => newestFirst(each.favoriteChannelList),
        )
      : AWAY
    const known = values.favouriteIds.read()
    const goesOn = isAway(answer) && known !== undefined && !(isTold && isQuiet)
    return goesOn ? E.right(known) : answer
  }
  const save = async (wish: FavouriteWish): Promise<Either<CallFailure, unknown>> => {
    const owner = accountId()
    const answer = (await toTell.settle()) ? await send(wish, 'page') : AWAY
    if (!isAway(answer) || owner === undefined || owner !== accountId()) return answer
    toTell.keep(wish)
    return E.right(undefined)
  }
  return {
    recallFavourites: fromPromise(async () => values.favouriteIds.read()),
    loadFavourites: fromPromise(({ input: { isQuiet } }) => load(isQuiet)),
    saveWish: fromPromise(({ input: { wish, after } }) => keeping(save(wish), () => after)),
  }
}
