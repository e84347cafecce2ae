import { useEffect, useEffectEvent } from 'react'

/**
 * Hears the keys of the whole page. On the document, not on the window: the arrow keys that lead through the page are heard
 * there, after whoever has its own use for them.
 */
export const usePageKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(onKey)
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
