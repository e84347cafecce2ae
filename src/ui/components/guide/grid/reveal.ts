interface Span {
  readonly from: number
  readonly to: number
}

/** So much of a cell must be in sight to be read. */
const ENOUGH_PX = 160

/** How far to scroll so that enough of a span is seen in a screen of `size` that begins at `at`; the least way. */
export const revealed = ({ from, to }: Span, at: number, size: number, enough = ENOUGH_PX): number => {
  const wanted = Math.min(to - from, enough, size)
  const seen = Math.min(to, at + size) - Math.max(from, at)
  if (seen >= wanted) return at
  return from < at ? Math.max(from, to - size) : Math.min(from, to - size + Math.max(0, to - from - size))
}
