import { fromPromise } from 'xstate'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import type { StreamAnswer } from '../playFailure.ts'
import { unprovided } from '../port.ts'

/** Finds the hosts of the broadcast's stream. */
const openStream = fromPromise<StreamAnswer, { readonly physical: PhysicalChannel | undefined }>(
  unprovided('openStream'),
)

export const broadcastPlayerActors = { openStream }
