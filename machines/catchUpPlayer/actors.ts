import { fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { StreamAnswer } from '../rules/playFailure.ts'
import type { RecordingWish } from './types.ts'

/** Where the recording of a stretch of time is. Refusals of the operator are its answer. */
const openRecording = fromPromise<StreamAnswer, RecordingWish>(unprovided('openRecording'))

export const catchUpPlayerActors = { openRecording }
