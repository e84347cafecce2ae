import * as accountEndpoints from './account.ts'
import * as channelListEndpoints from './channelLists.ts'
import * as drmEndpoints from './drm.ts'
import * as guideEndpoints from './guide.ts'
import * as liveEndpoints from './live.ts'
import * as messageEndpoints from './messages.ts'
import * as metricsEndpoints from './metrics.ts'
import * as vodEndpoints from './vod.ts'

/** Every call of the operator's back end (spec §7, NET-03). */
export const endpoints = {
  ...channelListEndpoints,
  ...guideEndpoints,
  ...liveEndpoints,
  ...accountEndpoints,
  ...messageEndpoints,
  ...vodEndpoints,
  ...drmEndpoints,
  ...metricsEndpoints,
}

export type CallName = keyof typeof endpoints
