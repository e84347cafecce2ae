import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { LiveHomeAnswer } from './types.ts'

/** Asks for the banners and for the recommendations; fails only when both do. */
const loadLiveHome = fromPromise<LiveHomeAnswer>(unprovided('loadLiveHome'))

export const liveHomeActors = { loadLiveHome }
