import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectOverlay } from '../../../machines/livePlayer/index.ts'
import type { LivePlayerActor } from './actors.ts'

/** So long the page around a picture that is on its way stays as it was, in ms. */
const LATEST_MS = 300

/**
 * What is told of the channel around its picture follows with the picture, or soon: until then the first frame has the
 * machine to itself (AHEAD-25). The first value of all is told at once.
 */
export const useFollowing = <Told>(player: LivePlayerActor | undefined, wanted: Told): Told => {
  const isOnItsWay = useSelector(player, snapshot => snapshot !== undefined && selectOverlay(snapshot) === 'loading')
  const [told, setTold] = useState(wanted)
  useEffect(() => {
    if (!isOnItsWay) return setTold(wanted)
    const timer = setTimeout(() => setTold(wanted), LATEST_MS)
    return () => clearTimeout(timer)
  }, [isOnItsWay, wanted])
  return told ?? wanted
}
