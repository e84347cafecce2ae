import { fromPromise } from 'xstate'
import type { Forms } from '../forms.ts'
import type { StreamAnswer } from '../playFailure.ts'
import { unprovided } from '../port.ts'

/** Finds the hosts of the broadcast's stream. */
const openStream = fromPromise<StreamAnswer, Forms>(unprovided('openStream'))

export const broadcastPlayerActors = { openStream }
