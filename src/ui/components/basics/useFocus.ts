import { useEffect, useEffectEvent } from 'react'

/** The keyboard begins at what is found, once all is on the page: a dialog around it is open only then. */
export const useFirstFocus = (find: () => HTMLElement | null | undefined): void => {
  const found = useEffectEvent(find)
  useEffect(() => found()?.focus(), [])
}
