import type * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'
import type { BusinessType, Deployment } from './deployment.ts'

/** 0 liveAndVod, 1 live, 2 vod, 3 live2vod (MODE-01). */
export const ContentMode = oneOf('ContentMode', [0, 1, 2, 3])
export type ContentMode = t.TypeOf<typeof ContentMode>

export const LIVE_AND_VOD: ContentMode = 0

const TYPES: Readonly<Record<ContentMode, BusinessType>> = { 0: 'both', 1: 'live', 2: 'vod', 3: 'live2vod' }

/** What is shown of what the deployment sells (MODE-06). A mode that would leave nothing of it changes nothing. */
const shownOf = (sold: BusinessType, mode: ContentMode): BusinessType => {
  if (sold === 'both') return TYPES[mode]
  return sold === 'live' && mode === 3 ? 'replays' : sold
}

export const withinMode = (deployment: Deployment, mode: ContentMode): Deployment => ({
  ...deployment,
  businessType: shownOf(deployment.businessType, mode),
})
