import { type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { pageTurn } from './turning/pageTurn.ts'

/**
 * The browser's address for all below. It changes as a transition: what is shown stays until the next page can be. The library's
 * `BrowserRouter` stands in one module with its forms and fetchers, which no page has (docs/decisions/router.md).
 */
export const AddressRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setAddress] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(next => pageTurn.by(() => setAddress(next))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
