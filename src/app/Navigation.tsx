import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { placeOf } from '../../models/page.ts'
import { useHandle } from './context.ts'

/** What the address says follows the player: the state of such a navigation. */
export const FOLLOWING = 'following'

/** Binds the address bar to the app's chart: tells it every new place, and goes where it asks. */
export const Navigation = () => {
  const { app, onPage } = useHandle()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const kind = useNavigationType()
  const isReturn = kind === 'POP'
  const isFollowing = kind === 'REPLACE' && state === FOLLOWING

  // first of all: what the app answers to the first place must find its listener; and as the router around begins to
  // listen after what is in it, the answer is obeyed a moment later
  useLayoutEffect(() => {
    const subscription = app.on('navigation.requested', ({ to, replace }) => {
      queueMicrotask(() => navigate(to, { replace }))
    })
    return () => subscription.unsubscribe()
  }, [app, navigate])

  // before the paint, so that the shell and the page change together
  useLayoutEffect(() => {
    const place = placeOf(pathname + search)
    if (place !== undefined) app.send({ type: 'viewer.navigated', ...place, isFollowing })
  }, [app, pathname, search, isFollowing])

  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0)
    const place = placeOf(pathname)
    if (place !== undefined) onPage(place)
  }, [pathname, isReturn, onPage])

  return null
}
