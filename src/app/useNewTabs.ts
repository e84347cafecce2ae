import { useEffect } from 'react'
import { type Place, placeOf } from '../../models/page.ts'

const opensPage = (link: HTMLAnchorElement, isPlayersPage: (place: Place) => boolean): boolean => {
  const { origin, pathname, search } = new URL(link.href)
  const place = origin === window.location.origin ? placeOf(pathname + search) : undefined
  return place !== undefined && !isPlayersPage(place)
}

/** While picture-in-picture is active a link opens its page in a new browser tab, and the player stays (ROUTE-12). */
export const useNewTabs = (isActive: boolean, isPlayersPage: (place: Place) => boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const open = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || !isPlain || !opensPage(link, isPlayersPage)) return
      event.preventDefault()
      event.stopPropagation()
      window.open(link.href, '_blank', 'noopener')
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [isActive, isPlayersPage])
}
