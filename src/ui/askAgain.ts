import { systemTimer } from '../services/clock/timer.ts'
import { makeAskAgain } from './makeAskAgain.ts'

/** One line for the whole page: an outage is the same for all of its files. */
export const askAgain = makeAskAgain({ timer: systemTimer, random: Math.random })
