import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Full screen of one element. An iPhone fills the screen with the video alone. */
export const useFullScreen = (box: RefObject<HTMLElement | null>) => {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [box])

  const onToggle = useCallback(() => {
    const element = box.current
    if (!element) return
    if (document.fullscreenElement) {
      void document.exitFullscreen()
      return
    }
    const video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = element.querySelector('video')
    if (document.fullscreenEnabled) void element.requestFullscreen()
    else video?.webkitEnterFullscreen?.()
  }, [box])

  return { isFull, onToggle }
}
