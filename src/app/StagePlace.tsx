import { useLayoutEffect, useRef } from 'react'
import { useHandle } from './context.ts'
import { followFocus } from './playerFocus.ts'

/** Where the one media element stands on the screen; it is moved here, never made anew. */
export const StagePlace = () => {
  const { playerViews } = useHandle()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    followFocus(element.closest<HTMLElement>('[data-player-frame]'))
    return playerViews()?.standIn(element)
  }, [playerViews])
  return <div ref={place} />
}
