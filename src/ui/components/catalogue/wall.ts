import { type RowRange, rowsInView } from '../live/windowing.ts'

/** A wall of posters, in px. */
export interface WallMeasures {
  readonly columns: number
  readonly cardWidth: number
  /** From the top of a row to that of the next. */
  readonly rowHeight: number
}

interface Room {
  readonly width: number
  /** The least width of a card, the room between two, and the height of the words under a poster. */
  readonly card: number
  readonly gap: number
  readonly words: number
}

const POSTER = 3 / 2

/** As many cards side by side as are no narrower than they should be; never fewer than two. */
export const wallOf = ({ width, card, gap, words }: Room): WallMeasures => {
  const columns = Math.max(2, Math.floor((width + gap) / (card + gap)))
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, cardWidth, rowHeight: cardWidth * POSTER + words + gap }
}

type Seen = { readonly scrolled: number; readonly height: number; readonly count: number }

/** The cards that belong in the page: those of the rows that are seen, and of some before and after. */
export const cardsInView = ({ columns, rowHeight }: WallMeasures, { count, ...seen }: Seen): RowRange => {
  const { first, end } = rowsInView({ ...seen, rowHeight, count: Math.ceil(count / columns), overscan: 2 })
  return { first: Math.min(count, first * columns), end: Math.min(count, end * columns) }
}
