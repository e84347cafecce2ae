import { describe, expect, test } from 'vitest'
import { makeShell, outlivesPreload, type ShellFacts } from '../../../src/services/offline/shell.ts'

const ORIGIN = 'https://tv.example'
const BUILD: ShellFacts = { version: 'b1', files: ['/assets/app-1.js', '/assets/home-1.js'], pages: ['', 'home'] }
const NEXT: ShellFacts = { version: 'b2', files: ['/assets/app-1.js', '/assets/home-2.js'], pages: ['', 'home'] }
const never = () => new Promise<void>(() => undefined)
const atOnce = async () => undefined

/** A device's cache in memory, and a network that answers with the path. */
const rig = () => {
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const network = { answers: (path: string): Response | Promise<Response> => new Response(path) }
  const address = (of: RequestInfo | URL) => new URL(of instanceof Request ? of.url : String(of), ORIGIN).href
  const cache = {
    put: async (of: RequestInfo, response: Response) => void kept.set(address(of), response),
    match: async (of: RequestInfo | URL) => kept.get(address(of))?.clone(),
    keys: async () => [...kept.keys()].map(url => ({ url }) as Request),
    delete: async (of: Request) => kept.delete(of.url),
  }
  const fetched = async (of: RequestInfo | URL): Promise<Response> => {
    const path = typeof of === 'object' && 'url' in of ? new URL(of.url).pathname : String(of)
    asked.push(path)
    return network.answers(path)
  }
  return {
    asked,
    network,
    kept: () => [...kept.keys()].map(url => url.slice(ORIGIN.length)).sort(),
    shell: (facts = BUILD, patience: () => Promise<void> = never) =>
      makeShell(facts, {
        caches: {
          open: async () => cache as unknown as Cache,
          match: async request => cache.match(request),
        },
        fetch: fetched as typeof fetch,
        origin: ORIGIN,
        patience,
      }),
  }
}

const ask = (url: string, mode = 'cors', method = 'GET') =>
  ({ url: url.startsWith('/') ? ORIGIN + url : url, mode, method }) as Request
const open = (path: string) => ask(path, 'navigate')
const none = Promise.resolve(undefined)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

describe('[AHEAD-17] The shell on the device', () => {
  test('holds the page, the deployment file and the files of the build, and nothing else', async () => {
    const { shell, kept } = rig()
    await shell().install()
    expect(kept()).toEqual(['/?build=b1', '/assets/app-1.js', '/assets/home-1.js', '/config.json'])
  })

  test('a part that does not come leaves the worker uninstalled', async () => {
    const { shell, network } = rig()
    network.answers = path => new Response(path, { status: path.startsWith('/assets/home') ? 404 : 200 })
    await expect(shell().install()).rejects.toThrow('/assets/home-1.js: 404')
  })

  test('answers pages and the deployment file from the network while there is one', async () => {
    const { shell, network } = rig()
    await shell().install()
    network.answers = () => new Response('today')
    expect(await textOf(shell().answer(open('/home'), none))).toBe('today')
    expect(await textOf(shell().answer(ask('/config.json'), none))).toBe('today')
    expect(await textOf(shell().answer(open('/home'), Promise.resolve(new Response('preloaded'))))).toBe('preloaded')
  })

  test.each([
    [false, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [false, 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'],
    [true, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'],
    [
      true,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    ],
  ])('asks for a page while the worker starts where a failure is borne: %j in %s', (isBorne, userAgent) => {
    expect(outlivesPreload(userAgent)).toBe(isBorne)
  })

  test.each([
    ['is lost', lost, never],
    ['says nothing for too long', () => new Promise<Response>(() => undefined), atOnce],
    ['has only a broken server behind it', () => new Response('down', { status: 503 }), never],
  ])('answers them as kept when the network %s', async (_, answers, patience) => {
    const { shell, network } = rig()
    await shell().install()
    network.answers = answers
    expect(await textOf(shell(BUILD, patience).answer(open('/home'), none))).toBe('/')
    expect(await textOf(shell(BUILD, patience).answer(ask('/config.json'), none))).toBe('/config.json')
  })

  test('the deployment file that came last is the one that is kept', async () => {
    const { shell, network } = rig()
    await shell().install()
    network.answers = () => new Response('{"newer":true}')
    await shell().answer(ask('/config.json'), none)
    network.answers = lost
    expect(await textOf(shell().answer(ask('/config.json'), none))).toBe('{"newer":true}')
  })

  test.each(['{"offline":false}', 'no deployment'])(
    'a deployment file that says %s is answered and not kept',
    async said => {
      const { shell, network, kept } = rig()
      network.answers = () => new Response(said)
      expect(await textOf(shell().answer(ask('/config.json'), none))).toBe(said)
      expect(kept()).toEqual([])
    },
  )

  test.each([
    ['{"offline":false}', 'a worker that is sent away', ['/assets/app-1.js']],
    ['no deployment', 'a login page of the network', []],
  ])('after %s, %s, a file of the build comes from where it should', async (said, _, fromNetwork) => {
    const { shell, network, asked } = rig()
    const worker = shell()
    await worker.install()
    network.answers = path => new Response(path === '/config.json' ? said : path)
    await worker.answer(ask('/config.json'), none)
    asked.length = 0
    expect(await textOf(worker.answer(ask('/assets/app-1.js'), none))).toBe('/assets/app-1.js')
    expect(asked).toEqual(fromNetwork)
  })

  test('files of the build come from the device; one that went missing there from the network', async () => {
    const { shell, asked } = rig()
    expect(await textOf(shell().answer(ask('/assets/app-1.js'), none))).toBe('/assets/app-1.js')
    await shell().install()
    asked.length = 0
    expect(await textOf(shell().answer(ask('/assets/app-1.js'), none))).toBe('/assets/app-1.js')
    expect(asked).toEqual([])
  })

  test.each([
    ['a call', ask('/liveapi/api/channel/list', 'cors', 'POST')],
    ['a call that only reads', ask('/searchApi/api/meta/media/searchTopx/v1?token=t')],
    ['media', ask('/live/aurora/index.m3u8?token=t')],
    ['a picture', ask('/art/poster/1-480x720.webp', 'no-cors')],
    ["another server's file", ask('https://cdn.example/assets/app-1.js')],
    ["a page of the operator's own", open('/phone')],
    ['the question whether anybody is there', ask('/', 'no-cors', 'HEAD')],
  ])('%s is none of its business', async (_, request) => {
    const { shell, kept } = rig()
    await shell().install()
    const before = kept()
    expect(shell().answer(request, none)).toBeUndefined()
    expect(kept()).toEqual(before)
  })

  test('a new build fetches only what is new, and both answer until the old one is in no tab', async () => {
    const { shell, asked, kept, network } = rig()
    await shell().install()
    asked.length = 0
    await shell(NEXT).install()
    expect(asked.sort()).toEqual(['/', '/assets/home-2.js', '/config.json'])
    network.answers = lost
    expect(await textOf(shell().answer(ask('/assets/home-1.js'), none))).toBe('/assets/home-1.js')
    expect(await textOf(shell().answer(open('/home'), none))).toBe('/')
    await shell(NEXT).clean()
    expect(kept()).toEqual(['/?build=b2', '/assets/app-1.js', '/assets/home-2.js', '/config.json'])
  })
})
