import * as t from 'io-ts'
import { DataCheck, DataState } from '../channelUpdate.ts'
import { tolerantArray } from '../codec/decode.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and channel. A file of its own: it is asked for when the page rests.

export const channelUpdates = liveCall({
  name: 'channelUpdates',
  path: '/api/channel/update/v4',
  request: t.strict({ dataChecks: tolerantArray(DataCheck) }, 'ChannelUpdatesRequest'),
  response: t.strict({ dataStates: tolerantArray(DataState) }, 'ChannelUpdatesResult'),
})
