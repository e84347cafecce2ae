import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchOptions } from '../../../scripts/lib/browser.mjs'
import { licence } from '../media/index.ts'
import type { Seen } from './mediaPlayback.page.ts'
import { startOrigin } from './mediaReader.ts'

/** Two turns of a picture's loop and something before and after. */
const TWO_TURNS = 17.5

const require = createRequire(import.meta.url)
const scripts: Readonly<Record<string, string>> = {
  '/hls.js': require.resolve('hls.js/dist/hls.js'),
  '/shaka.js': require.resolve('shaka-player/dist/shaka-player.compiled.js'),
}

const answerLicence = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const granted = licence(Buffer.concat(chunks).toString('base64'))
  response.writeHead(granted ? 200 : 403).end(granted ? Buffer.from(granted, 'base64') : undefined)
}

const PAGE = '<!doctype html><video muted></video><script type="module" src="/page.js"></script>'

const sourceOf = async (path: string): Promise<string> => {
  if (path === '/page.js') {
    return stripTypeScriptTypes(await readFile(new URL('./mediaPlayback.page.ts', import.meta.url), 'utf8'))
  }
  return readFile(scripts[path] ?? '', 'utf8')
}

const servePage = (request: IncomingMessage, response: ServerResponse, url: URL): boolean => {
  const { pathname } = url
  if (pathname === '/page.js' || pathname in scripts) {
    sourceOf(pathname).then(source => response.writeHead(200, { 'content-type': 'text/javascript' }).end(source))
  } else if (pathname === '/licence') answerLicence(request, response)
  else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  else return false
  return true
}

let browser: Browser
let origin: Awaited<ReturnType<typeof startOrigin>>

beforeAll(async () => {
  origin = await startOrigin(Date.now, servePage)
  browser = await chromium.launch(launchOptions({ switches: ['--autoplay-policy=no-user-gesture-required'] }))
}, 20_000)
afterAll(async () => {
  await browser.close()
  await origin.close()
})

const open = async (script: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(origin.base)
  await page.addScriptTag({ url: script })
  return page
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.seen())

/** Waits until so many seconds have been played, then tells what was seen. */
const playedFor = async (page: Page, seconds: number): Promise<Seen> => {
  await page.waitForFunction(least => window.seen().position >= least, seconds, { timeout: 30_000, polling: 200 })
  return seen(page)
}

const withHls = async (url: string) => {
  const page = await open('/hls.js')
  await page.evaluate(address => window.playWithHls(address), url)
  return page
}

const withShaka = async (url: string) => {
  const page = await open('/shaka.js')
  await page.evaluate(address => window.playWithShaka(address), url)
  return page
}

describe.concurrent('in a real browser', () => {
  test('a channel plays over two turns of its loop without a stall, at the hour, with captions', async () => {
    const page = await withHls('/live/live-aurora/index.m3u8')
    await page.waitForFunction(() => window.seen().cues.length > 0, undefined, { timeout: 20_000 })
    const early = await seen(page)
    const clock = /^Son las (\d\d):(\d\d):(\d\d) UTC\.$/.exec(early.cues[0] ?? '')
    const shown = Date.now() / 1000 - (early.lag ?? 0)
    const told = Number(clock?.[1]) * 3600 + Number(clock?.[2]) * 60 + Number(clock?.[3])
    // half a second early to three late, over midnight too
    expect((shown + 0.5 - told) % 86_400).toBeLessThan(3.5)
    const end = await playedFor(page, TWO_TURNS)
    expect(end).toMatchObject({ stalls: 0, errors: [] })
    expect(end.frames).toBeGreaterThan(TWO_TURNS * 20)
    expect(end.lag).toBeGreaterThan(0)
    expect(end.lag).toBeLessThan(15)
  }, 40_000)

  test('an audio channel plays', async () => {
    const page = await withHls('/live/live-nota/index.m3u8')
    const end = await playedFor(page, 9)
    expect(end).toMatchObject({ stalls: 0, errors: [], width: 0 })
    expect(end.lag).toBeLessThan(15)
  }, 40_000)

  test('a range of yesterday plays from its begin', async () => {
    const begin = Math.floor(Date.now() / 1000) - 86_400
    const page = await withHls(`/dvr/dvr-aurora/index.m3u8?begin=${begin}&end=${begin + 3600}`)
    const end = await playedFor(page, 3)
    expect(end).toMatchObject({ stalls: 0, errors: [] })
    const shown = Date.now() / 1000 - (end.lag ?? 0)
    expect(Math.abs(shown - begin - end.position)).toBeLessThan(2)
  }, 40_000)

  test.each(['live-copa', 'live-negra'])(
    '%s plays by a licence',
    async id => {
      const page = await withShaka(`/live/${id}/index.m3u8`)
      const end = await playedFor(page, 5)
      expect(end).toMatchObject({ errors: [], width: 640 })
      expect(end.frames).toBeGreaterThan(50)
    },
    40_000,
  )
})
