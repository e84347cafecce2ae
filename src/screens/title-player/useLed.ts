import { useEffect, useState } from 'react'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'

/** So long the place that a key has led to is told. */
const TOLD_MS = 2 * SECOND

/** Seeks by key, and where they led, for a moment: the bar tells it wherever the focus is (AHEAD-20). */
export const useLed = (onSeek: (to: Instant) => void) => {
  const [led, setLed] = useState<{ readonly to: Instant }>()
  useEffect(() => {
    if (led === undefined) return
    const timer = setTimeout(() => setLed(undefined), TOLD_MS)
    return () => clearTimeout(timer)
  }, [led])
  const lead = (to: Instant): void => {
    setLed({ to })
    onSeek(to)
  }
  return [led?.to, lead] as const
}
