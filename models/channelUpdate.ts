import * as t from 'io-ts'
import { Instant, MINUTE, SECOND } from './codec/instant.ts'
import { fallback, lenient, oneOf } from './codec/optional.ts'

/** What the operator may have changed since it was last read (spec §7, channel/update). */
export const DataType = oneOf('DataType', [
  'CHANNEL_AUTH',
  'CHANNEL_LIST',
  'CHANNEL_GROUP',
  'EPG_PROGRAMS',
  'DATA_TYPE_CHANNEL_TOPX',
])
export type DataType = t.TypeOf<typeof DataType>

/** The top channels have changed (CHAN-16). */
export const isOfTop = (dataTypes: ReadonlyArray<DataType>): boolean => dataTypes.includes('DATA_TYPE_CHANNEL_TOPX')

/** When a kind of data was last read; 0 for never. */
export const DataCheck = t.strict({ dataType: DataType, timestamp: Instant }, 'DataCheck')
export type DataCheck = t.TypeOf<typeof DataCheck>

/** A status this client does not know changes nothing. */
export const UpdateStatus = oneOf('UpdateStatus', ['MODIFIED', 'UNMODIFIED'])
export type UpdateStatus = t.TypeOf<typeof UpdateStatus>

/** The answer for one kind of data; `updateDelay` in seconds spreads the clients' refreshes. */
export const DataState = t.strict(
  {
    dataType: DataType,
    updateStatus: lenient(UpdateStatus, 'UNMODIFIED'),
    updateDelay: fallback(t.number, 0),
  },
  'DataState',
)
export type DataState = t.TypeOf<typeof DataState>

/** How often the client asks (spec §9). */
export const UPDATE_POLL = 10 * MINUTE

export interface Refresh {
  readonly dataType: DataType
  /** Milliseconds to wait before reading it again. */
  readonly delay: number
}

/** What to read again and when: each modified kind once, after its delay (CHAN-11). */
export const refreshesOf = (states: ReadonlyArray<DataState>): ReadonlyArray<Refresh> => {
  const delays = new Map<DataType, number>()
  for (const { dataType, updateStatus, updateDelay } of states)
    if (updateStatus === 'MODIFIED' && !delays.has(dataType)) delays.set(dataType, Math.max(0, updateDelay) * SECOND)
  return [...delays].map(([dataType, delay]) => ({ dataType, delay }))
}
