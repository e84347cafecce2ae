import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Settings } from '../options.ts'
import { type Route, send } from './exchange.ts'
import { staticApp } from './staticApp.ts'

const MANIFEST = '/manifest.webmanifest'
const BRANDS = /^\/(?:manifest\.webmanifest|favicon\.svg|login\.svg|icons\/.+)$/
/** The app's alone. */
const PAGES = new Set(['', '.html'])

/** The app's manifest under another name, where the brand brings none. */
const namedManifest = ({ appDir, brandDir = '', brand }: Settings): Route => {
  const isOwn = existsSync(join(brandDir, MANIFEST))
  return async exchange => {
    if (isOwn || appDir === undefined || brand?.name === undefined || exchange.url.pathname !== MANIFEST) return false
    const manifest = JSON.parse(await readFile(join(appDir, MANIFEST), 'utf8'))
    const named = { ...manifest, name: brand.name, short_name: brand.name }
    return send(exchange, 200, 'application/manifest+json', JSON.stringify(named))
  }
}

/** The app with a brand's files beside it: those that are the brand's by their name go before the app's, as in a package (docs/deploy.md). */
export const brandRoutes = (settings: Settings, app: Route): ReadonlyArray<Route> => {
  if (settings.brandDir === undefined) return [app]
  const files = staticApp(settings.brandDir)
  const beside: Route = async exchange => !PAGES.has(extname(exchange.url.pathname)) && (await files(exchange))
  return [
    namedManifest(settings),
    async exchange => BRANDS.test(exchange.url.pathname) && (await beside(exchange)),
    app,
    beside,
  ]
}
