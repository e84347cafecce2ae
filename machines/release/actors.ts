import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { PageFact } from './types.ts'

/** Whether this tab has loaded itself anew a moment ago, or could not know. */
const recallLoad = fromPromise<boolean>(unprovided('recallLoad'))
/** Says whether the page is in use, at once and with every change. */
const watchPage = fromCallback<PageFact>(unprovided('watchPage'))
/** Keeps the place and loads the page anew, where the operator answers; whether it does. */
const loadAnew = fromPromise<boolean>(unprovided('loadAnew'))

export const releaseActors = { recallLoad, watchPage, loadAnew }
