import * as accountEndpoints from './account.ts'
import * as channelHistoryEndpoints from './channelHistory.ts'
import * as channelListEndpoints from './channelLists.ts'
import * as channelUpdateEndpoints from './channelUpdates.ts'
import * as drmEndpoints from './drm.ts'
import * as entranceEndpoints from './entrance.ts'
import * as guideEndpoints from './guide.ts'
import * as liveEndpoints from './live.ts'
import * as liveHomeEndpoints from './liveHome.ts'
import * as messageEndpoints from './messages.ts'
import * as metricsEndpoints from './metrics.ts'
import * as paymentEndpoints from './payment.ts'
import * as profileEndpoints from './profile.ts'
import * as trackerEndpoints from './trackers.ts'
import * as vodEndpoints from './vod.ts'

/** Every call of the operator's back end (spec §7, NET-03). */
export const endpoints = {
  ...channelHistoryEndpoints,
  ...channelListEndpoints,
  ...liveHomeEndpoints,
  ...guideEndpoints,
  ...liveEndpoints,
  ...channelUpdateEndpoints,
  ...trackerEndpoints,
  ...accountEndpoints,
  ...paymentEndpoints,
  ...profileEndpoints,
  ...entranceEndpoints,
  ...messageEndpoints,
  ...vodEndpoints,
  ...drmEndpoints,
  ...metricsEndpoints,
}

export type CallName = keyof typeof endpoints
