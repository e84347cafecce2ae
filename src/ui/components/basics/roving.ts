type Axis = 'horizontal' | 'vertical'

const STEPS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** Where an arrow, Home or End leads in a list of one tab stop; undefined when the key is not its own. */
export const rovingIndex = (
  key: string,
  index: number,
  count: number,
  { axis, wraps = false }: { readonly axis: Axis; readonly wraps?: boolean },
): number | undefined => {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[axis][key]
  if (step === undefined) return undefined
  return wraps ? (index + step + count) % count : Math.min(count - 1, Math.max(0, index + step))
}
