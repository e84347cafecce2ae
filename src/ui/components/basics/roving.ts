const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
export const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface Row {
  /** Which way a list across leads on, -1 to the left; one without it leads down. */
  readonly along?: 1 | -1
  /** From the last to the first, and back. */
  readonly wraps?: boolean
}

/** Where an arrow, Home or End leads in a list of one tab stop; undefined when the key is not its own. */
export const rovingIndex = (
  key: string,
  index: number,
  count: number,
  { along, wraps = false }: Row,
): number | undefined => {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = along ? along * (ACROSS[key] ?? 0) : DOWN[key]
  if (!step) return undefined
  return wraps ? (index + step + count) % count : Math.min(count - 1, Math.max(0, index + step))
}
