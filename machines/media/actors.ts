import { fromCallback } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { EnginesCommand } from './types.ts'

/** The engines over the one media element, and the frame that is held over it: does what it is told, decides nothing. */
export const engines = fromCallback<EnginesCommand>(unprovided('engines'))
