import * as E from 'fp-ts/lib/Either.js'
import { ChannelFavourite } from '../../../models/channelFavourite.ts'
import { ChannelPlay } from '../../../models/channelHistory.ts'
import type * as channelHistoryEndpoints from '../../../models/wire/channelHistory.ts'
import type * as channelListEndpoints from '../../../models/wire/channelLists.ts'
import type * as liveHomeEndpoints from '../../../models/wire/liveHome.ts'
import type { Entry, ListName } from '../store/entries.ts'
import { channelBanners, recommendedBanners } from '../world/channelBanners.ts'
import { hashOf, shuffled } from '../world/seed.ts'
import { always, type Call, forSession, forUser, type HandlersOf, type UserCall } from './handler.ts'

const TOP = 10
const HISTORY = 100

/** Channels that the whole country watches, and those it looks for: an order that does not change from call to call. */
const top = ({ operator }: Call, name: string) => ({
  topChannelList: shuffled(operator.lineup.channels, hashOf(name))
    .slice(0, TOP)
    .map(({ channel }) => ({ logicalChannelId: channel.logicalChannelId })),
})

const remove = ({ operator, account }: UserCall, list: ListName, keys: ReadonlyArray<{ logicalChannelId: string }>) => {
  operator.store.entries.remove(
    account.accountId,
    list,
    keys.map(({ logicalChannelId }) => logicalChannelId),
  )
  return E.right(undefined)
}

const kept = <A>(entries: ReadonlyArray<Entry>, decode: (value: unknown) => E.Either<unknown, A>): ReadonlyArray<A> =>
  entries.flatMap(({ value }) => {
    const result = decode(value)
    return E.isRight(result) ? [result.right] : []
  })

const listOf = ({ operator, account }: UserCall, list: ListName) => operator.store.entries.list(account.accountId, list)

type Calls = typeof channelHistoryEndpoints & typeof channelListEndpoints & typeof liveHomeEndpoints

export const channelListHandlers: HandlersOf<Calls> = {
  channelHistoryList: forUser((_, call) =>
    E.right({ playHistoryList: kept(listOf(call, 'channelHistory'), ChannelPlay.decode).slice(0, HISTORY) }),
  ),
  channelHistoryCreate: forUser(({ playHistoryList }, { operator, account }) => {
    for (const play of playHistoryList) {
      const { entries } = operator.store
      entries.put(account.accountId, 'channelHistory', play.logicalChannelId, ChannelPlay.encode(play), play.updateTime)
    }
    return E.right(undefined)
  }),
  channelHistoryDelete: forUser(({ playHistoryDeleteList }, call) =>
    remove(call, 'channelHistory', playHistoryDeleteList),
  ),
  favouriteList: forUser((_, call) =>
    E.right({ favoriteChannelList: kept(listOf(call, 'channelFavourite'), ChannelFavourite.decode) }),
  ),
  favouriteCreate: forUser(({ favoriteChannelList }, { operator, account }) => {
    for (const favourite of favoriteChannelList) {
      const value = ChannelFavourite.encode(favourite)
      operator.store.entries.put(
        account.accountId,
        'channelFavourite',
        favourite.logicalChannelId,
        value,
        favourite.updateTime,
      )
    }
    return E.right(undefined)
  }),
  favouriteDelete: forUser(({ favoriteChannelDeleteList }, call) =>
    remove(call, 'channelFavourite', favoriteChannelDeleteList),
  ),
  topChannels: forSession((_, call) => E.right(top(call, 'watched'))),
  channelTopSearch: always((_, call) => top(call, 'searched')),
  channelBanners: forSession((_, call) => E.right({ bannerItemList: channelBanners(call) })),
  homeRecommendations: forSession((_, call) => E.right({ bannerItemList: recommendedBanners(call) })),
}
