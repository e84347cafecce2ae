import * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'
import { HostAddress } from './codec/text.ts'

/** HLS trackers are hosts of streams; webRTC trackers introduce peers to each other (spec §3, contract). */
export const TrackerType = oneOf('TrackerType', ['HLS', 'webRTC'])
export type TrackerType = t.TypeOf<typeof TrackerType>

export const Tracker = t.strict({ trackerType: TrackerType, trackerUrl: HostAddress }, 'Tracker')
export type Tracker = t.TypeOf<typeof Tracker>

export const trackersOf = (trackers: ReadonlyArray<Tracker>, type: TrackerType): ReadonlyArray<string> =>
  trackers.filter(({ trackerType }) => trackerType === type).map(({ trackerUrl }) => trackerUrl)
