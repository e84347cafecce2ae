import { fromCallback } from 'xstate'
import type { LeavingCommand, PresentationCommand } from './types.ts'

const absent = (port: string) => () => {
  throw new Error(`${port} is not provided`)
}

/** Full screen and picture-in-picture of the one media element. */
const stage = fromCallback<PresentationCommand>(absent('stage'))
/** Keeps on this device what becomes of the picture when the viewer leaves its page, and says it at once. */
const leaving = fromCallback<LeavingCommand>(absent('leaving'))

export const presentationActors = { stage, leaving }
