import { TAG_SIZE } from './drawing.ts'

export type Size = { readonly width: number; readonly height: number }

/** Of a page of A4 what `explorer/styles/print.css` gives a sheet that stands upright, in mm, and one that lies across. */
const UPRIGHT: Size = { width: 194, height: 280 }
const ACROSS: Size = { width: 281, height: 193 }

/** Smaller type than this nobody reads on paper. */
const SMALLEST_TYPE = 6

const POINTS = 72 / 25.4

/** How many points a px becomes where a picture fills its page. */
export const pointsPerPx = ({ width, height }: Size): number => {
  const page = width > height ? ACROSS : UPRIGHT
  return POINTS * Math.min(page.width / width, page.height / height)
}

/** Whether all type of a picture can be read on one page. */
export const isReadable = (size: Size): boolean => TAG_SIZE * pointsPerPx(size) >= SMALLEST_TYPE
