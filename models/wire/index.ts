import { accountEndpoints } from './account.ts'
import { drmEndpoints } from './drm.ts'
import { liveEndpoints } from './live.ts'
import { messageEndpoints } from './messages.ts'
import { metricsEndpoints } from './metrics.ts'
import { vodEndpoints } from './vod.ts'

/** Every call of the operator's back end (spec §7, NET-03). */
export const endpoints = {
  ...liveEndpoints,
  ...accountEndpoints,
  ...messageEndpoints,
  ...vodEndpoints,
  ...drmEndpoints,
  ...metricsEndpoints,
}

export type CallName = keyof typeof endpoints
