import { useEffect, useEffectEvent } from 'react'
import { SECOND } from '../../../../models/codec/instant.ts'

/** What shows time looks again once a second, while it is on. */
export const useEverySecond = (onSecond: () => void, isOn = true): void => {
  const look = useEffectEvent(onSecond)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => look(), SECOND)
    return () => clearInterval(timer)
  }, [isOn])
}
