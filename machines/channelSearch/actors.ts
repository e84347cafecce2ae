import { fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { TopAnswer } from './types.ts'

/** The most searched and the most watched channels. */
const loadTop = fromPromise<TopAnswer>(unprovided('loadTop'))

export const channelSearchActors = { loadTop }
