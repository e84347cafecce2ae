/** Rows before and after what is seen, so that a fast finger meets no hole. */
const OVERSCAN = 6
/** Never more row nodes than this in the page, whatever the screen's height. */
export const MOST_ROWS = 60

export type RowRange = { readonly first: number; readonly end: number }

export type Viewport = {
  /** How far the list's top lies above the top of what is seen, in px; negative while it starts below it. */
  readonly scrolled: number
  readonly height: number
  readonly rowHeight: number
  readonly count: number
  readonly overscan?: number
}

/** The rows that belong in the page: first included, end not. */
export const rowsInView = ({ scrolled, height, rowHeight, count, overscan = OVERSCAN }: Viewport): RowRange => {
  if (count === 0 || rowHeight <= 0 || height <= 0) return { first: 0, end: 0 }
  const first = Math.min(count, Math.max(0, Math.floor(scrolled / rowHeight) - overscan))
  const end = Math.min(count, Math.max(first, Math.ceil((scrolled + height) / rowHeight) + overscan))
  return { first, end: Math.min(end, first + MOST_ROWS - 1) }
}

/** Those rows and the one that holds the tab stop, wherever it is: the focus is never scrolled away. */
export const rowsToDraw = ({ first, end }: RowRange, stop: number): ReadonlyArray<number> => {
  const seen = Array.from({ length: end - first }, (_, at) => first + at)
  if (stop < 0 || (stop >= first && stop < end)) return seen
  return stop < first ? [stop, ...seen] : [...seen, stop]
}
