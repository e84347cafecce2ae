import { fromCallback, fromPromise } from 'xstate'
import type { ReadWish, WindowAnswer } from '../guide/index.ts'
import { unprovided } from '../kit/port.ts'
import type { ScheduleEvent } from './types.ts'

/** Reads the day from the device, and from the operator where the device has nothing of it. */
const readWindow = fromPromise<WindowAnswer, ReadWish>(unprovided('readWindow'))
/** Says when a sync, also another tab's, has stored something. */
const watchGuide = fromCallback<ScheduleEvent>(unprovided('watchGuide'))

export const scheduleActors = { readWindow, watchGuide }
