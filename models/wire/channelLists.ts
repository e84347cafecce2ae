import * as t from 'io-ts'
import { ChannelFavourite } from '../channelFavourite.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { ChannelKey } from './channelKey.ts'
import { liveCall } from './liveCall.ts'

const TopChannels = t.strict({ topChannelList: tolerantArray(ChannelKey) }, 'TopChannels')

// Spec §7, Live and channel: the person's lists of channels and the operator's.

export const favouriteList = liveCall({
  name: 'favouriteList',
  path: '/api/channel/favorite/list',
  request: NoFields,
  response: t.strict({ favoriteChannelList: tolerantArray(ChannelFavourite) }, 'FavouriteListResult'),
})

export const favouriteCreate = liveCall({
  name: 'favouriteCreate',
  path: '/api/channel/favorite/create',
  request: t.strict({ favoriteChannelList: t.readonlyArray(ChannelFavourite) }, 'FavouriteCreateRequest'),
  response: Nothing,
})

export const favouriteDelete = liveCall({
  name: 'favouriteDelete',
  path: '/api/channel/favorite/delete',
  request: t.strict({ favoriteChannelDeleteList: t.readonlyArray(ChannelKey) }, 'FavouriteDeleteRequest'),
  response: Nothing,
})

export const topChannels = liveCall({
  name: 'topChannels',
  path: '/api/channel/topChannel/v3',
  request: NoFields,
  response: TopChannels,
})

export const channelTopSearch = liveCall({
  name: 'channelTopSearch',
  path: '/api/v1/channel/search/top/query',
  request: NoFields,
  response: TopChannels,
})
