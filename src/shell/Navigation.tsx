import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { placeOf } from '../../models/page.ts'
import { useApp } from '../ui/context.ts'
import { FOLLOWING } from '../ui/following.ts'

/** Binds the address bar to the app's chart: tells it every new place, and goes where it asks. */
export const Navigation = () => {
  const app = useApp()
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
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

  // an address that is only completed moves nothing, and who returns finds the place that was left
  const opened = kind === 'PUSH' ? key : undefined
  const path = useRef(pathname)
  useLayoutEffect(() => {
    if (!isReturn && (opened !== undefined || path.current !== pathname)) window.scrollTo(0, 0)
    path.current = pathname
  }, [opened, pathname, isReturn])

  return null
}
