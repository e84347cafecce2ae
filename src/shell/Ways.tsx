import { type ReactNode, useContext, useMemo } from 'react'
import { createPath, type Navigator, UNSAFE_NavigationContext as RouterContext, type To } from 'react-router'
import { selectOpensNewTab } from '../../machines/app/index.ts'
import { placeOf, withDataType } from '../../models/page.ts'
import { type AppActor, useApp } from '../ui/context.ts'

const makeWays = (router: Navigator, app: AppActor): Navigator => {
  const addressOf = (to: To): string =>
    withDataType(typeof to === 'string' ? to : createPath(to), window.location.search)
  const opensNewTab = (address: string): boolean => {
    const place = placeOf(address)
    return place !== undefined && selectOpensNewTab(place)(app.getSnapshot())
  }
  return {
    createHref: to => router.createHref(addressOf(to)),
    go: delta => router.go(delta),
    push: (to, ...more) => {
      const address = addressOf(to)
      if (opensNewTab(address)) window.open(address, '_blank', 'noopener')
      else if (address === addressOf(window.location)) router.replace(address, ...more)
      else router.push(address, ...more)
    },
    replace: (to, ...more) => router.replace(addressOf(to), ...more),
  }
}

/**
 * Every way to another page leads through here, whoever opens it: a link, a button or a chart. `dataType` comes along
 * (ROUTE-11), and while picture-in-picture is active a page opens in a new browser tab, and the player stays (ROUTE-12).
 */
export const Ways = ({ children }: { readonly children: ReactNode }) => {
  const app = useApp()
  const router = useContext(RouterContext)
  const ways = useMemo(() => ({ ...router, navigator: makeWays(router.navigator, app) }), [router, app])
  return <RouterContext value={ways}>{children}</RouterContext>
}
