import { circle } from '../../art/svg.ts'

/** Figures of five by seven lamps, a row of bits each. */
const FIGURES: Readonly<Record<string, ReadonlyArray<number>>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
}

const COLUMNS = 5

/** A number as a display of lamps shows it, from its left top corner; `pitch` is from lamp to lamp. */
export const lamps = (number: string, x: number, y: number, pitch: number, lit: string, unlit: string): string =>
  [...number]
    .flatMap((figure, place) =>
      (FIGURES[figure] ?? []).flatMap((bits, row) =>
        Array.from({ length: COLUMNS }, (_, column) => {
          const isLit = ((bits >> (COLUMNS - 1 - column)) & 1) === 1
          const left = x + (place * (COLUMNS + 1) + column) * pitch
          return circle(left, y + row * pitch, pitch * 0.4, isLit ? lit : unlit)
        }),
      ),
    )
    .join('')
