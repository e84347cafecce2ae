import { left, right } from 'fp-ts/lib/Either.js'
import { liveHomeMachine } from '../../../machines/liveHome.ts'
import { BannerItem } from '../../../models/banner.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LiveHome } from '../../../models/liveHome.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'

/** A home page whose first slide leads to this channel. */
export const homeOf = (linkId: string): LiveHome => ({
  banners: [must(BannerItem, { bannerItemId: linkId, title: linkId, linkType: 'LIVE_CHANNEL', linkId })],
  recommended: [],
  replays: [],
})
export const NOTHING: LiveHome = { banners: [], recommended: [], replays: [] }

const OFFLINE: CallFailure = { tag: 'offline' }

export const liveHomeModel = chartModel({
  machine: liveHomeMachine,
  input: undefined,
  events: {
    'viewer.retry': [{ type: 'viewer.retry' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.changed': [{ type: 'session.changed' }],
    'language.changed': [{ type: 'language.changed' }],
    'viewer.sawOthers': [{ type: 'viewer.sawOthers' }],
  },
  outcomes: { load: [right(homeOf('news')), right(NOTHING), left(OFFLINE)] },
  project: ({ home }) => home,
})
