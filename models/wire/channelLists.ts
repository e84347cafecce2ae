import * as t from 'io-ts'
import { BannerItem } from '../banner.ts'
import { LogicalChannelId } from '../channel.ts'
import { ChannelFavourite } from '../channelFavourite.ts'
import { ChannelPlay } from '../channelHistory.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { Text } from '../codec/text.ts'
import { liveCall } from './liveCall.ts'

const channelKey = t.strict({ logicalChannelId: LogicalChannelId }, 'ChannelKey')
const TopChannels = t.strict({ topChannelList: tolerantArray(channelKey) }, 'TopChannels')
const banners = t.strict({ bannerItemList: tolerantArray(BannerItem) }, 'ChannelBanners')

// Spec §7, Live and channel: the person's lists of channels and the operator's.

export const channelHistoryList = liveCall({
  name: 'channelHistoryList',
  path: '/api/channel/play/history/list',
  purpose: 'The channels that the account watched.',
  request: NoFields,
  response: t.strict({ playHistoryList: tolerantArray(ChannelPlay) }, 'ChannelHistoryListResult'),
})

export const channelHistoryCreate = liveCall({
  name: 'channelHistoryCreate',
  path: '/api/channel/play/history/create',
  purpose: 'Report what was watched in an interval.',
  request: t.strict({ playHistoryList: t.readonlyArray(ChannelPlay) }, 'ChannelHistoryCreateRequest'),
  response: Nothing,
})

export const channelHistoryDelete = liveCall({
  name: 'channelHistoryDelete',
  path: '/api/channel/play/history/delete',
  purpose: 'Forget that channels were watched.',
  request: t.strict({ playHistoryDeleteList: t.readonlyArray(channelKey) }, 'ChannelHistoryDeleteRequest'),
  response: Nothing,
})

export const favouriteList = liveCall({
  name: 'favouriteList',
  path: '/api/channel/favorite/list',
  purpose: "The account's favourite channels.",
  request: NoFields,
  response: t.strict({ favoriteChannelList: tolerantArray(ChannelFavourite) }, 'FavouriteListResult'),
})

export const favouriteCreate = liveCall({
  name: 'favouriteCreate',
  path: '/api/channel/favorite/create',
  purpose: 'Make channels favourites.',
  request: t.strict({ favoriteChannelList: t.readonlyArray(ChannelFavourite) }, 'FavouriteCreateRequest'),
  response: Nothing,
})

export const favouriteDelete = liveCall({
  name: 'favouriteDelete',
  path: '/api/channel/favorite/delete',
  purpose: 'Make channels favourites no more.',
  request: t.strict({ favoriteChannelDeleteList: t.readonlyArray(channelKey) }, 'FavouriteDeleteRequest'),
  response: Nothing,
})

export const topChannels = liveCall({
  name: 'topChannels',
  path: '/api/channel/topChannel/v3',
  purpose: 'The most watched channels, first to last.',
  request: NoFields,
  response: TopChannels,
})

export const channelTopSearch = liveCall({
  name: 'channelTopSearch',
  path: '/api/v1/channel/search/top/query',
  purpose: 'The most searched channels, first to last.',
  request: NoFields,
  response: TopChannels,
})

export const channelBanners = liveCall({
  name: 'channelBanners',
  path: '/api/channel/banner/list/v1',
  purpose: 'The slides of a live home page.',
  request: NoFields,
  response: banners,
})

export const homeRecommendations = liveCall({
  name: 'homeRecommendations',
  path: '/api/v2/channel/home/manual/recommend/query',
  purpose: "The operator's own choice for the home page of this account.",
  request: t.strict({ accountId: Text }, 'HomeRecommendationsRequest'),
  response: banners,
})
