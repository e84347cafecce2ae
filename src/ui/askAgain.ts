import { makeAskAgain } from './makeAskAgain.ts'

let isVain = false

/** The files of this page will not come any more: another release has other ones. */
export const askNoMore = (): void => {
  isVain = true
}

/** One line for the whole page: an outage is the same for all of its files. */
export const askAgain = makeAskAgain({
  timer: { after: (ms, run) => setTimeout(() => isVain || run(), ms) },
  random: Math.random,
})
