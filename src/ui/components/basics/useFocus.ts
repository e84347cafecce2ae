import { useEffect, useEffectEvent } from 'react'

/**
 * The keyboard goes to what is found, once all is on the page: a dialog around it is open only then. It goes there again
 * where `turn` is another.
 */
export const useFocus = (find: () => HTMLElement | null | undefined, turn?: unknown): void => {
  const found = useEffectEvent(find)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, another focus
  useEffect(() => found()?.focus(), [turn])
}
