import type { KeyAnswers } from './playerKeys.ts'

/** So long a press waits for a second one. */
const DOUBLE_MS = 250

/** Where the picture was pressed. */
export interface Press {
  readonly isTouch: boolean
  /** Of the picture's width, 0 to 1. */
  readonly at: number
  /** Milliseconds. */
  readonly ticks: number
}

const thirdOf = ({ at }: Press): number => Math.floor(at * 3)
const ON_THIRD = ['back', 'toggleFullScreen', 'forward'] as const

/**
 * What presses on the picture ask for. By mouse: one plays or pauses, two fill the screen and leave what plays alone. By
 * finger: two on a side go ten seconds that way.
 */
export const makePresses = () => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let hasToggled = false
  let last: Press | undefined
  return {
    press: (press: Press, answers: () => KeyAnswers): void => {
      const isSecond = last !== undefined && press.ticks - last.ticks < DOUBLE_MS && thirdOf(last) === thirdOf(press)
      if (press.isTouch) {
        last = press
        if (isSecond) answers()[ON_THIRD[thirdOf(press)] ?? 'toggleFullScreen']?.('')
        return
      }
      hasToggled = false
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        hasToggled = true
        answers().togglePlay?.(' ')
      }, DOUBLE_MS)
    },
    /** The second press of a mouse, as fast as this person's system takes two for one. */
    double: (answers: () => KeyAnswers): void => {
      clearTimeout(waiting)
      if (hasToggled) answers().togglePlay?.(' ')
      answers().toggleFullScreen?.('f')
    },
  }
}
