import type { SignPicture } from '../../../../models/signPicture.ts'
import type { Taken } from '../floating/hand.ts'

type Corner = SignPicture['corner']

/** The corner of the frame that what lies in it is nearest to. */
const nearestCorner = (frame: DOMRect, { left, top, width, height }: DOMRect, isLeftToRight: boolean): Corner => {
  const isLeft = left + width / 2 < frame.left + frame.width / 2
  const isAbove = top + height / 2 < frame.top + frame.height / 2
  return `${isAbove ? 'top' : 'bottom'}${isLeft === isLeftToRight ? 'Start' : 'End'}`
}

/** The figure goes along with the hand, and stays in the corner that is nearest to where it is let go. */
export const carry = (figure: HTMLElement, onCorner: (corner: Corner) => void): Taken => {
  const putBack = (): void => {
    figure.style.translate = ''
  }
  return {
    move: ({ x, y }) => {
      figure.style.translate = `${x}px ${y}px`
    },
    drop: () => {
      const frame = figure.parentElement?.getBoundingClientRect()
      const isLeftToRight = getComputedStyle(figure).direction === 'ltr'
      if (frame !== undefined) onCorner(nearestCorner(frame, figure.getBoundingClientRect(), isLeftToRight))
      putBack()
    },
    putBack,
  }
}
