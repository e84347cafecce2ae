import * as t from 'io-ts'
import { tolerantArray } from '../codec/decode.ts'
import { Nothing } from '../codec/nothing.ts'
import { Text } from '../codec/text.ts'
import { PlayingDevices } from '../playingDevice.ts'
import { Tracker, TrackerType } from '../tracker.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and channel. A file of its own: it is asked for when something plays.

export const trackerList = liveCall({
  name: 'trackerList',
  path: '/api/v5/tracker/list',
  request: t.strict({ trackerType: TrackerType, accountName: Text }, 'TrackerListRequest'),
  response: t.strict({ trackerList: tolerantArray(Tracker) }, 'TrackerListResult'),
  full: PlayingDevices,
})

export const playSessionEnd = liveCall({
  name: 'playSessionEnd',
  path: '/api/v5/play/session/end',
  request: t.strict({ sessionId: Text }, 'PlaySessionEndRequest'),
  response: Nothing,
})
