import { makeAskAgain } from './makeAskAgain.ts'

let isVain = false

/** The files of this page will not come any more: another release has other ones. */
export const askNoMore = (): void => {
  isVain = true
}

/** One line for the whole page: an outage is the same for all of its files. */
const line = makeAskAgain({
  timer: {
    after: (ms, run) => {
      const id = setTimeout(() => isVain || run(), ms)
      return () => clearTimeout(id)
    },
  },
  random: Math.random,
})

/** What did not come is asked for again: all else on the page stays, and its place is kept. */
export const { askAgain } = line

/** Files that did not come are asked for when the operator answers again, and when a picture goes on. */
export const askWhenBack = (watch: (listener: (reached: boolean) => void) => unknown): void => {
  const ask = (): void => {
    if (!isVain) line.askNow()
  }
  watch(reached => reached && ask())
  document.addEventListener('playing', ask, { capture: true })
}
