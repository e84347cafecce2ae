import { ShareKey } from '../../../models/shareKey.ts'
import type { DeviceStorage, Stored } from '../storage/storage.ts'

/** The share key that the operator has accepted on this device (MODE-04). */
export const keptShareKey = (storage: DeviceStorage): Stored<string> => storage.value('device', 'shareKey', ShareKey)
