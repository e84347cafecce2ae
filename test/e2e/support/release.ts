import { hash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'

const HASHED = /-([\w-]{7})\.(?:js|css|svg|woff2|mp4)$/

const hashOf = (text: string): string => hash('sha1', text, 'base64url').slice(0, 7)

/** Another release in the place of this one: each of its files has another name, and none of the old ones is left. */
export const releaseAnother = (folder: string, build = 'another'): void => {
  const assets = join(folder, 'assets')
  const fresh = new Map<string, string>()
  for (const old of readdirSync(assets)) {
    const [end, own] = HASHED.exec(old) ?? []
    if (end === undefined || own === undefined) continue
    const name = old.slice(0, -end.length) + end.replace(own, hashOf(own + build))
    fresh.set(old, name)
    renameSync(join(assets, old), join(assets, name))
  }
  for (const file of [join(folder, 'index.html'), ...[...fresh.values()].map(name => join(assets, name))]) {
    if (!/\.(?:js|css|html)$/.test(file)) continue
    const text = [...fresh].reduce((so, [old, name]) => so.replaceAll(old, name), readFileSync(file, 'utf8'))
    writeFileSync(file, text.replace('</head>', `<meta name="build" content="${build}"></head>`))
  }
}

/** The page has come to rest, with what it says of another release. */
export const rests = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.waitForLoadState('networkidle')
}

/** The loader of the app's files tells of one that does not come. */
export const missFile = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError')))
