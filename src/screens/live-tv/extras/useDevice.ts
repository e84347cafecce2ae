import { useEffect, useState } from 'react'
import type { Comforts } from '../../../app/context.ts'

/** A thing of the device, lent for as long as the view is there. */
const useLent = <Port extends { readonly release: () => void }>(lend: () => Port): Port | undefined => {
  const [port, setPort] = useState<Port>()
  useEffect(() => {
    const lent = lend()
    setPort(lent)
    return lent.release
  }, [lend])
  return port
}

/** The screen of the device stays on while something plays. */
export const useWakeLock = ({ wakeLock }: Comforts, isPlaying: boolean): void => {
  const lock = useLent(wakeLock)
  useEffect(() => lock?.hold(isPlaying), [lock, isPlaying])
}

/** The device's own keys and screen, as soon as they are there (AHEAD-15). */
export const useMediaSessionPort = ({ mediaSession }: Comforts) => useLent(mediaSession)
