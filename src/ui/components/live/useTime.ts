import { useRef, useState } from 'react'
import { addMs, type Instant, SECOND } from '../../../../models/codec/instant.ts'
import { useEverySecond } from '../basics/useEverySecond.ts'
import type { HudTime } from './hud.ts'

/** So long a place that was sought is shown before the picture is there. */
const PATIENCE = 3 * SECOND

/** Where the picture and the world are in time, once a second; a place that was sought at once. */
export const useTime = ({ moment, now }: HudTime, isKnown: boolean) => {
  const [time, setTime] = useState(() => ({ moment: moment(), now: now() }))
  const sought = useRef<{ readonly to: Instant; readonly until: Instant }>(undefined)
  useEverySecond(() => {
    const [shown, present] = [moment(), now()]
    const wish = sought.current
    if (wish && (present > wish.until || (shown && Math.abs(shown - wish.to) < PATIENCE))) sought.current = undefined
    setTime(before => ({ moment: sought.current?.to ?? shown ?? before.moment, now: present }))
  }, isKnown)
  const seek = (to: Instant) => {
    sought.current = { to, until: addMs(now(), PATIENCE) }
    setTime({ moment: to, now: now() })
  }
  return [time, seek] as const
}
