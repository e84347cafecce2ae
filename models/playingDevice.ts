import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Instant } from './codec/instant.ts'
import { fallback, lenient, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'

/** A session of the account that plays now: the name of its device, since when, and what (contract, Too many devices). */
export const PlayingDevice = t.strict(
  {
    sessionId: Text,
    deviceName: lenient(optional(Text), undefined),
    since: lenient(optional(Instant), undefined),
    what: lenient(optional(Text), undefined),
  },
  'PlayingDevice',
)
export type PlayingDevice = t.TypeOf<typeof PlayingDevice>

/** What a call to play is answered where as many devices play as may. */
export const PlayingDevices = t.strict({ sessionList: fallback(tolerantArray(PlayingDevice), []) }, 'PlayingDevices')
export type PlayingDevices = t.TypeOf<typeof PlayingDevices>
