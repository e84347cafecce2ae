import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryLoader } from '../../../src/services/player/hls/memoryLoader.ts'
import type { Prepared } from '../../../src/services/player/prefetch.ts'
import { PATIENCE_MS } from '../../../src/services/player/prefetch.ts'
import { settle } from '../../support/playerRig.ts'

const CAME_FROM = 'https://edge.example/a.m3u8'

const rig = (prepared: Readonly<Record<string, Promise<Prepared>>>) => {
  const network: string[] = []
  const givenUp: string[] = []
  const answers: { readonly url: string; readonly data: unknown; readonly stats: LoaderStats }[] = []
  class NetworkLoader {
    context: LoaderContext | null = null
    load(context: LoaderContext) {
      network.push(context.url)
    }
    abort() {}
    destroy() {}
  }
  const Loader = memoryLoader(NetworkLoader as unknown as HlsConfig['loader'], {
    take: address => prepared[address] && { prepared: prepared[address], giveUp: () => givenUp.push(address) },
  })
  const loader = new Loader({} as HlsConfig)
  const load = (context: Partial<LoaderContext> & { readonly url: string }) =>
    loader.load({ responseType: 'text', ...context } as LoaderContext, {} as LoaderConfiguration, {
      onSuccess: ({ url, data }, stats) => {
        answers.push({ url, data, stats })
      },
      onError: () => {},
      onTimeout: () => {},
    } satisfies LoaderCallbacks<LoaderContext>)
  return { network, givenUp, answers, load, loader }
}

test('[AHEAD-25] what was prepared comes from memory, with the time that the network took for it', async () => {
  const { network, answers, load } = rig({
    '/a.m3u8': Promise.resolve({ body: '#EXTM3U', address: CAME_FROM, tookMs: 40, askedAt: 0 }),
  })
  load({ url: '/a.m3u8' })
  await settle()
  expect(network).toEqual([])
  expect(answers[0]).toMatchObject({ data: '#EXTM3U', url: CAME_FROM })
  const { loading, loaded } = answers[0]?.stats ?? ({} as LoaderStats)
  expect(loading.end - loading.start).toBeCloseTo(40)
  expect(loaded).toBe(7)
})

test('[AHEAD-25] a playlist is as old as its question, so that the next look at it comes in time; a segment came now', async () => {
  const askedAt = performance.now() - 4_000
  const { answers, load } = rig({
    '/a.m3u8': Promise.resolve({ body: '#EXTM3U', address: CAME_FROM, tookMs: 40, askedAt }),
    '/a.m4s': Promise.resolve({ body: new ArrayBuffer(8), address: CAME_FROM, tookMs: 40, askedAt }),
  })
  load({ url: '/a.m3u8' })
  load({ url: '/a.m4s', responseType: 'arraybuffer' })
  await settle()
  const [playlist, segment] = answers.map(({ stats }) => stats.loading)
  expect(playlist).toMatchObject({ start: askedAt, end: askedAt + 40 })
  expect(segment?.start).toBeGreaterThan(askedAt + 3_000)
})

test('[AHEAD-25] bytes are bytes and text is text, whatever was kept', async () => {
  const bytes = new TextEncoder().encode('#EXTM3U').buffer
  const { answers, load } = rig({
    '/a.m4s': Promise.resolve({ body: 'text', address: CAME_FROM, tookMs: 0, askedAt: 0 }),
    '/a.m3u8': Promise.resolve({ body: bytes, address: CAME_FROM, tookMs: 0, askedAt: 0 }),
  })
  load({ url: '/a.m4s', responseType: 'arraybuffer' })
  load({ url: '/a.m3u8' })
  await settle()
  expect(answers.map(({ data }) => data)).toEqual([new TextEncoder().encode('text').buffer, '#EXTM3U'])
})

test('[AHEAD-25] everything else, byte ranges and what failed to be prepared come from the network', async () => {
  const { network, answers, load } = rig({
    '/range.m4s': Promise.resolve({ body: 'whole', address: CAME_FROM, tookMs: 0, askedAt: 0 }),
    '/lost.m3u8': Promise.reject(new Error('status 503')),
  })
  load({ url: '/other.m3u8' })
  load({ url: '/range.m4s', rangeStart: 0, rangeEnd: 100 })
  load({ url: '/lost.m3u8' })
  await settle()
  expect(network).toEqual(['/other.m3u8', '/range.m4s', '/lost.m3u8'])
  expect(answers).toEqual([])
})

afterEach(() => {
  vi.useRealTimers()
})

test('[AHEAD-25] [LIVE-05] what does not come for seconds is asked for anew, and its late answer is not heard', async () => {
  vi.useFakeTimers()
  let come = (_: Prepared): void => undefined
  const { network, givenUp, answers, load } = rig({ '/a.m4s': new Promise(resolve => (come = resolve)) })
  load({ url: '/a.m4s' })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect([network, givenUp]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([network, givenUp]).toEqual([['/a.m4s'], ['/a.m4s']])
  come({ body: 'late', address: CAME_FROM, tookMs: PATIENCE_MS, askedAt: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([])
})

test('[AHEAD-01] an aborted load says nothing any more', async () => {
  const { answers, load, loader } = rig({
    '/a.m3u8': Promise.resolve({ body: '#EXTM3U', address: CAME_FROM, tookMs: 0, askedAt: 0 }),
  })
  load({ url: '/a.m3u8' })
  loader.abort()
  await settle()
  expect(answers).toEqual([])
})

test.each(['abort', 'destroy'] as const)(
  '[AHEAD-01] [LIVE-06] what a load waited for does not keep its connection after an %s, and the network is not asked',
  async ending => {
    vi.useFakeTimers()
    const { network, givenUp, load, loader } = rig({ '/a.m4s': new Promise(() => undefined) })
    load({ url: '/a.m4s' })
    loader[ending]()
    expect(givenUp).toEqual(['/a.m4s'])
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(network).toEqual([])
  },
)
