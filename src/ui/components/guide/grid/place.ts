import { along } from '../../../along.ts'
import type { Position } from './seen.ts'

/** Where a scroller is, counted from where lines begin. */
export const makePlace = (scroller: HTMLElement) => {
  /** Kept when the page turns, which leads the scroller back to its beginning. */
  let left = 0
  let way = along()

  const goTo = (to: number): void => {
    scroller.scrollLeft = to * along()
  }

  const position = (): Position => {
    if (way !== along()) {
      way = along()
      goTo(left)
    }
    left = scroller.scrollLeft * way
    return { left, top: scroller.scrollTop }
  }

  return { goTo, position }
}
