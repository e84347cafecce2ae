import { useEffect, useState } from 'react'
import type { Integrations } from '../../ui/integrations.ts'

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
export const useWakeLock = ({ wakeLock }: Integrations, isPlaying: boolean): void => {
  const lock = useLent(wakeLock)
  useEffect(() => lock?.hold(isPlaying), [lock, isPlaying])
}

type MediaSessionPort = ReturnType<Integrations['mediaSession']>

/** What the device learns of a player; each part is told when it is another one. */
interface OnDevice {
  readonly now: Parameters<MediaSessionPort['setMetadata']>[0]
  /** Asked for when it is told: the place moves on by itself. `undefined`: not known yet. */
  readonly position: () => Parameters<MediaSessionPort['setPositionState']>[0] | undefined
  readonly keys: Parameters<MediaSessionPort['setActionHandlers']>[0]
}

/** The device's own keys and screen, as soon as they are there (AHEAD-15). */
export const useMediaSession = ({ mediaSession }: Integrations, { now, position, keys }: OnDevice): void => {
  const port = useLent(mediaSession)
  useEffect(() => port?.setMetadata(now), [port, now])
  useEffect(() => {
    const known = position()
    if (known) port?.setPositionState(known)
  }, [port, position])
  useEffect(() => port?.setActionHandlers(keys), [port, keys])
}
