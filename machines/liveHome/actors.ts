import { fromPromise } from 'xstate'
import type { LiveHomeAnswer } from './types.ts'

/** Asks for the banners and for the recommendations; fails only when both do. */
const loadLiveHome = fromPromise<LiveHomeAnswer>(() => Promise.reject(new Error('loadLiveHome is not provided')))

export const liveHomeActors = { loadLiveHome }
