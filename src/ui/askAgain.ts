import { makeAskAgain } from './makeAskAgain.ts'

/** One line for the whole page: an outage is the same for all of its files. */
export const askAgain = makeAskAgain({ timer: { after: (ms, run) => setTimeout(run, ms) }, random: Math.random })
