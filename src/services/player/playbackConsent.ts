import * as t from 'io-ts'
import type { DeviceStorage, Stored } from '../storage/storage.ts'

/** The person agrees that the host of a stream is told how it plays (AHEAD-46); kept on the device. */
export const playbackConsent = (storage: Pick<DeviceStorage, 'value'>): Stored<boolean> =>
  storage.value('device', 'playbackData', t.boolean)
