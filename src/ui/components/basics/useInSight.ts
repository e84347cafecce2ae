import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells each time that some of the box comes into sight. */
export const useInSight = (box: RefObject<HTMLElement | null>, onSeen: () => void): void => {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const sight = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen()
    })
    if (box.current) sight.observe(box.current)
    return () => sight.disconnect()
  }, [box])
}
