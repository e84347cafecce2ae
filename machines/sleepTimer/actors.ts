import { fromCallback } from 'xstate'
import { unprovided } from '../port.ts'

/** Watches the place on the screen until its programme has a minute left, also after a seek or on another channel. */
export const sleepTimerActors = { programmeEnd: fromCallback(unprovided('programmeEnd')) }
