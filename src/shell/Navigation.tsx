import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { toastOf } from '../../machines/toasts.ts'
import { pathOf, placeOf } from '../../models/page.ts'
import { useApp } from '../ui/context.ts'

/** The browser's own address, as the chart writes it: what the router says of it comes later. */
const addressNow = (): string | undefined => {
  const place = placeOf(location.pathname + location.search)
  return place && pathOf(place)
}

/** Binds the address bar to the app's chart: tells it every place that is opened, and goes where it says. */
export const Navigation = () => {
  const app = useApp()
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const kind = useNavigationType()
  const isReturn = kind === 'POP'
  /** The address of the chart. */
  const known = useRef<string>(undefined)

  // first of all: what the app answers to the first place must find its listener; and as the router around begins to
  // listen after what is in it, the answer is obeyed a moment later
  useLayoutEffect(() => {
    const requested = app.on('navigation.requested', ({ to, replace }) => {
      queueMicrotask(() => navigate(to, { replace }))
    })
    const changed = app.on('address.changed', ({ to }) => {
      queueMicrotask(() => {
        // somebody has gone elsewhere, which the chart hears of in a moment
        if (addressNow() !== known.current) return
        navigate(to, { replace: true })
        known.current = addressNow()
      })
    })
    return () => {
      requested.unsubscribe()
      changed.unsubscribe()
    }
  }, [app, navigate])

  // before the paint, so that the shell and the page change together
  useLayoutEffect(() => {
    const place = placeOf(pathname + search)
    const address = place && pathOf(place)
    if (place === undefined && pathname !== '/') app.send(toastOf('error.noSuchPage'))
    // a later one is on its way, which the router has not told yet
    if (place === undefined || address === known.current || address !== addressNow()) return
    known.current = address
    app.send({ type: 'viewer.navigated', ...place })
  })

  // an address that is only completed moves nothing, and who returns finds the place that was left
  const opened = kind === 'PUSH' ? key : undefined
  const path = useRef(pathname)
  useLayoutEffect(() => {
    if (!isReturn && (opened !== undefined || path.current !== pathname)) window.scrollTo(0, 0)
    path.current = pathname
  }, [opened, pathname, isReturn])

  return null
}
