import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'

interface PageUseParts {
  readonly document: Document
  readonly timer: Timer
  /** A picture or a sound is on, running or paused. */
  readonly isWatched: () => boolean
}

const LOOK_MS = SECOND
/** A search stands in the address, or is soon typed again. */
const TYPED = 'input:not([type=search], [type=range], [type=checkbox], [type=radio], [readonly]), textarea'

/** Whether somebody would lose something if the page were loaded anew: what plays, what is asked, what is typed. */
export const makePageUse = ({ document, timer, isWatched }: PageUseParts) => {
  const isTyped = (): boolean =>
    [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value !== '')
  const isTaken = (): boolean => isWatched() || document.querySelector('dialog[open]') !== null || isTyped()
  return (tell: (isTaken: boolean) => void): (() => void) => {
    let last: boolean | undefined
    let callOff = (): void => undefined
    const look = (): void => {
      const now = isTaken()
      if (now !== last) tell(now)
      last = now
    }
    const lookAgain = (): void => {
      look()
      callOff = timer.after(LOOK_MS, lookAgain)
    }
    lookAgain()
    document.addEventListener('input', look)
    return () => {
      document.removeEventListener('input', look)
      callOff()
    }
  }
}
