import { fromPromise } from 'xstate'
import type { StreamAnswer } from '../playFailure.ts'
import { unprovided } from '../port.ts'
import type { RecordingWish } from './types.ts'

/** Where the recording of a stretch of time is. Refusals of the operator are its answer. */
const openRecording = fromPromise<StreamAnswer, RecordingWish>(unprovided('openRecording'))

export const catchUpPlayerActors = { openRecording }
