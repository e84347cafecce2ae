import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'

/** It fetches the whole app, file by file, after all else. */
const INSTALLED = { timeout: 100_000 }

/** Whose each answer is that lies on the device for a page without a network: one for each call, of nobody where it is everybody's. */
export const ownersOfAnswers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    () =>
      new Promise<ReadonlyArray<string>>(resolve => {
        const opened = indexedDB.open('sintonia.kept.sintonia-web')
        opened.onsuccess = () => {
          const { result } = opened
          const [store] = result.objectStoreNames
          if (store === undefined) return resolve([])
          const kept = result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll()
          kept.onsuccess = () => {
            result.close()
            resolve(kept.result.map(({ owner }) => owner))
          }
        }
      }),
  )

/** The worker is at work, and the answers that the app opens with are on the device. */
export const isOnDevice = async (page: Page): Promise<void> => {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, INSTALLED).toBe('activated')
  await expect.poll(() => ownersOfAnswers(page)).toHaveLength(5)
}

interface Cached {
  readonly paths: ReadonlyArray<string>
  readonly text: string
}

/** What the worker keeps: the addresses, and all that stands in it. */
export const cached = (page: Page): Promise<Cached> =>
  page.evaluate(async () => {
    const paths: string[] = []
    let text = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        paths.push(request.url.slice(location.origin.length))
        text += await (await cache.match(request))?.text()
      }
    }
    return { paths, text }
  })

/** Builds another version in the place of this one: one part of the app has another name from now on, and the old one is gone. */
export const deployAnother = (folder: string, part: RegExp): void => {
  const assets = join(folder, 'assets')
  const old = readdirSync(assets).find(file => part.test(file)) ?? ''
  const fresh = old.replace(/-[\w-]+\.js$/, '-another.js')
  renameSync(join(assets, old), join(assets, fresh))
  for (const file of [
    join(folder, 'index.html'),
    join(folder, 'service-worker.js'),
    ...readdirSync(assets).map(name => join(assets, name)),
  ]) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    if (text.includes(old) || file.endsWith('index.html'))
      writeFileSync(
        file,
        text.replaceAll(old, fresh).replace('</head>', '<meta name="build" content="another"></head>'),
      )
  }
}
