import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { ChannelsNews, favouriteChannelsMachine } from '../../../machines/favouriteChannels.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { newestFirst } from '../../../models/channelFavourite.ts'
import { favouriteDelete, favouriteList } from '../../../models/wire/channelLists.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import type { Remove } from '../lists/removals.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StoredValues } from '../storage/values.ts'
import type { Tabs } from '../tabs/tabs.ts'

export interface FavouriteChannelsParts {
  readonly tabs: Tabs
  readonly http: Http
  readonly store: Pick<SessionStore, 'read'>
  readonly values: Pick<StoredValues, 'favouriteIds'>
  /** Whoever shows the stars has to ask for them again. */
  readonly onRemoved: () => void
}

type Ids = ReadonlyArray<LogicalChannelId>

type Answer<A> = Either<CallFailure, A>

/** The session may have ended meanwhile: then nothing of it is kept. */
const keeping = async <A>(
  { store, values }: FavouriteChannelsParts,
  call: Promise<Answer<A>>,
  idsOf: (answer: A) => Ids,
): Promise<Answer<Ids>> => {
  const accountId = () => store.read()?.account.accountId
  const owner = accountId()
  const answer = E.map(idsOf)(await call)
  if (E.isRight(answer) && owner !== undefined && owner === accountId()) values.favouriteIds.write(answer.right)
  return answer
}

const load = (parts: FavouriteChannelsParts, awaitedBy: AwaitedBy): Promise<Answer<Ids>> =>
  keeping(parts, parts.http.call(favouriteList, {}, { awaitedBy }), each => newestFirst(each.favoriteChannelList))

export const removeFavouriteChannels =
  (parts: FavouriteChannelsParts): Remove<LogicalChannelId> =>
  async (_, removal) => {
    const listed = removal === 'all' ? await load(parts, 'shelf') : E.right(removal)
    if (E.isLeft(listed) || listed.right.length === 0) return listed
    const gone = listed.right
    const favoriteChannelDeleteList = gone.map(logicalChannelId => ({ logicalChannelId }))
    const known = parts.values.favouriteIds.read() ?? []
    const removed = await keeping(
      parts,
      parts.http.call(favouriteDelete, { favoriteChannelDeleteList }, { awaitedBy: 'shelf' }),
      () => known.filter(id => !gone.includes(id)),
    )
    if (E.isRight(removed)) parts.onRemoved()
    return removed
  }

/** The favourite channels as a list, with the operator and the device behind it (CHAN-08, VOD-15). */
export const favouriteChannelsPorts = (parts: FavouriteChannelsParts): PortsOf<typeof favouriteChannelsMachine> => {
  const { tabs, values } = parts
  return {
    recallChannels: fromPromise(async () => values.favouriteIds.read()),
    loadChannels: fromPromise(({ input: { isAwaited } }) => load(parts, isAwaited ? 'shelf' : 'nobody')),
    watchChannels: fromCallback<ChannelsNews>(({ sendBack }) => {
      const stopListening = tabs.onStorage(key => {
        if (key === values.favouriteIds.name) sendBack({ type: 'channels.changed' })
      })
      const stopWatching = tabs.onVisibility(isVisible => {
        if (isVisible) sendBack({ type: 'channels.changed' })
      })
      return () => {
        stopListening()
        stopWatching()
      }
    }),
  }
}
