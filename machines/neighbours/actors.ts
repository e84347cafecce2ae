import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { Turn } from './types.ts'

/** Fetches what a channel begins with: playlists, init and first segments. */
export const prepare = fromPromise<void, Turn>(unprovided('prepare'))
/** Fetches of a channel all but its segments. */
export const introduce = fromPromise<void, Turn>(unprovided('introduce'))
