import { useLayoutEffect, useRef } from 'react'
import { followFocus } from './playerFocus.ts'
import { type PictureOf, useViews } from './useViews.ts'

/** Where the one media element stands on the screen; it is moved here, never made anew. */
export const StagePlace = ({ of = 'channels' }: { readonly of?: PictureOf }) => {
  const views = useViews(of)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    followFocus(element.closest<HTMLElement>('[data-player-frame]'))
    return views()?.attachTo(element)
  }, [views])
  return <div ref={place} />
}
