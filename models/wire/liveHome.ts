import * as t from 'io-ts'
import { BannerItem } from '../banner.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields } from '../codec/nothing.ts'
import { Text } from '../codec/text.ts'
import { liveCall } from './liveCall.ts'

const banners = t.strict({ bannerItemList: tolerantArray(BannerItem) }, 'ChannelBanners')

// Spec §7, Live and channel: what the operator puts on the home page. A file of its own: that page loads first.

export const channelBanners = liveCall({
  name: 'channelBanners',
  path: '/api/channel/banner/list/v1',
  request: NoFields,
  response: banners,
})

export const homeRecommendations = liveCall({
  name: 'homeRecommendations',
  path: '/api/v2/channel/home/manual/recommend/query',
  request: t.strict({ accountId: Text }, 'HomeRecommendationsRequest'),
  response: banners,
})
