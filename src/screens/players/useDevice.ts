import { useCallback, useEffect, useRef } from 'react'
import type { Integrations, MediaSessionPort } from '../../ui/integrations.ts'

/** A thing of the device, lent for as long as the view is there, and told anew with each other `tell`. */
const useLent = <Port extends { readonly release: () => void }>(lend: () => Port, tell: (port: Port) => void): void => {
  const port = useRef<Port>(undefined)
  useEffect(() => {
    const lent = lend()
    port.current = lent
    return lent.release
  }, [lend])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lent anew is told too
  useEffect(() => {
    if (port.current) tell(port.current)
  }, [lend, tell])
}

/** The screen of the device stays on while something plays. */
export const useWakeLock = ({ wakeLock }: Integrations, isPlaying: boolean): void =>
  useLent(
    wakeLock,
    useCallback(lock => lock.hold(isPlaying), [isPlaying]),
  )

/** What the device learns of a player. */
export interface DeviceTold {
  readonly now: Parameters<MediaSessionPort['setMetadata']>[0]
  /** Asked for when it is told: the place moves on by itself. `undefined`: not known yet. */
  readonly position: () => Parameters<MediaSessionPort['setPositionState']>[0] | undefined
  readonly keys: Parameters<MediaSessionPort['setActionHandlers']>[0]
}

/** The device's own keys and screen, as soon as they are there (AHEAD-15). */
export const useMediaSession = ({ mediaSession }: Integrations, { now, position, keys }: DeviceTold): void =>
  useLent(
    mediaSession,
    useCallback(
      session => {
        session.setMetadata(now)
        const known = position()
        if (known) session.setPositionState(known)
        session.setActionHandlers(keys)
      },
      [now, position, keys],
    ),
  )
