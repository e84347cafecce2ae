import { useEffect, useEffectEvent } from 'react'

const SECOND_MS = 1_000

/** What shows time looks again once a second, while it is on. */
export const useEverySecond = (onSecond: () => void, isOn = true): void => {
  const look = useEffectEvent(onSecond)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => look(), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
