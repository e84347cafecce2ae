import { useEffect, useState } from 'react'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'

/** So long the place that a key has led to is told. */
const TOLD_MS = 2 * SECOND

/** Seeks by key, and where they led, for a moment: the bar tells it wherever the focus is (AHEAD-20). */
export const useSeekPreview = (onSeek: (to: Instant) => void) => {
  const [seekPreview, setSeekPreview] = useState<{ readonly to: Instant }>()
  useEffect(() => {
    if (seekPreview === undefined) return
    const timer = setTimeout(() => setSeekPreview(undefined), TOLD_MS)
    return () => clearTimeout(timer)
  }, [seekPreview])
  const seek = (to: Instant): void => {
    setSeekPreview({ to })
    onSeek(to)
  }
  return [seekPreview?.to, seek] as const
}
