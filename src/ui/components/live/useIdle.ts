import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const IDLE_MS = 3000

/**
 * Idle = nobody stirred for three seconds and no control inside holds the keyboard's focus. The seconds begin anew when it
 * plays.
 */
export const useIdle = (box: RefObject<HTMLElement | null>, playing: boolean) => {
  const [idle, setIdle] = useState(false)
  const timer = useRef<number>(undefined)

  const settle = useCallback(() => {
    const focused = box.current?.querySelector(':focus-visible')
    if (!focused) setIdle(true)
  }, [box])

  const stir = useCallback(() => {
    setIdle(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(settle, IDLE_MS)
  }, [settle])

  useEffect(() => {
    if (playing) stir()
    return () => window.clearTimeout(timer.current)
  }, [playing, stir])

  return { idle, stir, settle }
}
