import { describe, expect, test, vi } from 'vitest'
import { PATIENCE_MS, type Prepared, type Taken } from '../../../src/services/player/prefetch.ts'
import { type Ask, fromMemory } from '../../../src/services/player/shaka/memoryScheme.ts'

// shaka-player looks for the browser as it is loaded
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }))

const ADDRESS = 'https://one.example/live/news.m3u8'
const CAME_FROM = 'https://edge.example/live/news.m3u8'
const PLAYLIST: Prepared = { body: '#EXTM3U', address: CAME_FROM, tookMs: 40, askedAt: 0 }

const rig = (taken?: Promise<Prepared>, headers: Record<string, string> = {}) => {
  const asked: string[] = []
  const givenUp = vi.fn()
  const aborted = vi.fn()
  const ask = ((uri: string) => {
    asked.push(uri)
    return { promise: Promise.resolve({ uri, data: new ArrayBuffer(0) }), abort: aborted }
  }) as unknown as Ask
  const take = (): Taken | undefined => taken && { prepared: taken, giveUp: givenUp }
  const operation = fromMemory({ take }, ask)(
    ADDRESS,
    { headers } as never,
    0 as never,
    (() => {}) as never,
    (() => {}) as never,
    {} as never,
  )
  return { asked, givenUp, aborted, operation }
}

describe('What shaka asks for', () => {
  test('[AHEAD-25] [DRM-03] comes from memory where it was prepared, from where a redirect led', async () => {
    const { operation, asked } = rig(Promise.resolve(PLAYLIST))
    const { uri, originalUri, data, status } = await operation.promise
    expect([uri, originalUri, status, new TextDecoder().decode(data)]).toEqual([CAME_FROM, ADDRESS, 200, '#EXTM3U'])
    expect(asked).toEqual([])
  })

  test.each([
    ['nothing was prepared', () => undefined, {}],
    ['what was prepared did not come', () => Promise.reject(new Error('gone')), {}],
    ['a part of a file is wanted', () => Promise.resolve(PLAYLIST), { Range: 'bytes=0-99' }],
  ])('[AHEAD-25] comes from the network where %s', async (_, taken, headers) => {
    const { operation, asked } = rig(taken(), headers)
    await operation.promise
    expect(asked).toEqual([ADDRESS])
  })

  test('[AHEAD-25] is asked for anew where it is long on its way', async () => {
    vi.useFakeTimers()
    try {
      const { operation, asked, givenUp } = rig(new Promise<Prepared>(() => undefined))
      await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
      expect(asked).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      await operation.promise
      expect(asked).toEqual([ADDRESS])
      expect(givenUp).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  test('[AHEAD-01] is given up with the load that it was for, and the network is not asked', async () => {
    let fail = (_: Error) => {}
    const { operation, asked, givenUp } = rig(
      new Promise<Prepared>((_, reject) => {
        fail = reject
      }),
    )
    const over = expect(operation.promise).rejects.toMatchObject({ code: 7001 })
    await operation.abort()
    fail(new Error('aborted'))
    await over
    expect(givenUp).toHaveBeenCalled()
    expect(asked).toEqual([])
  })
})
