import { rect } from '../../art/svg.ts'
import type { Sheet } from './sheet.ts'

/** The dark foot of a poster, from `top` down, on which its letters stand; `[at, opacity]` is where it is nearly whole. */
export const foot = (sheet: Sheet, colour: string, top: number, [at, opacity]: readonly [number, number]): string =>
  rect(
    0,
    top,
    600,
    900 - top,
    sheet.linear([
      [0, colour, 0],
      [at, colour, opacity],
      [1, colour],
    ]),
  )
