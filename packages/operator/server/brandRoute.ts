import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Settings } from '../options.ts'
import { type Route, send } from './exchange.ts'
import { staticApp } from './staticApp.ts'

const MANIFEST = '/manifest.webmanifest'
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

/** Files of the brand's folder go before those of the app, as in a package (docs/deploy.md); pages are the app's alone. */
export const brandRoutes = (settings: Settings): ReadonlyArray<Route> => {
  if (settings.brandDir === undefined) return []
  const files = staticApp(settings.brandDir)
  return [
    namedManifest(settings),
    async exchange => !PAGES.has(extname(exchange.url.pathname)) && (await files(exchange)),
  ]
}
