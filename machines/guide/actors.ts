import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { DetailsAnswer, DetailsWish, GuideEvent, HitsAnswer, ReadWish, TitleWish, WindowAnswer } from './types.ts'

/** Reads a window of the guide from the device, and from the operator where the device has nothing of it. */
const readWindow = fromPromise<WindowAnswer, ReadWish>(unprovided('readWindow'))
/** Whole programmes, with their text. */
const readProgrammes = fromPromise<DetailsAnswer, DetailsWish>(unprovided('readProgrammes'))
const searchTitles = fromPromise<HitsAnswer, TitleWish>(unprovided('searchTitles'))
/** Says when a sync, also another tab's, has stored something. */
const watchGuide = fromCallback<GuideEvent>(unprovided('watchGuide'))

export const guideActors = { readWindow, readProgrammes, searchTitles, watchGuide }
