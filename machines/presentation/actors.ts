import { fromCallback } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { LeavingCommand, PresentationCommand } from './types.ts'

/** Full screen and picture-in-picture of the one media element. */
const stage = fromCallback<PresentationCommand>(unprovided('stage'))
/** Keeps on this device what becomes of the picture when the viewer leaves its page, and says it at once. */
const leaving = fromCallback<LeavingCommand>(unprovided('leaving'))

export const presentationActors = { stage, leaving }
