import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { expect, test } from 'vitest'
import type { Gate } from '../../../src/services/player/hls/gate.ts'
import { gatedLoader } from '../../../src/services/player/hls/gatedLoader.ts'

type Outcome = { readonly code: number } | 'timeout' | 'answer' | 'nothing'

const rig = (outcome: Outcome) => {
  const noted: string[] = []
  let go = (): void => undefined
  const gate: Gate = {
    enter: run => {
      go = run
      return () => noted.push('left')
    },
    succeeded: () => noted.push('succeeded'),
    failed: () => noted.push('failed'),
    open: () => undefined,
  }
  class NetworkLoader {
    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      noted.push('asked')
      if (outcome === 'answer') callbacks.onSuccess({ url: '', data: '' }, {} as never, context, null)
      else if (outcome === 'timeout') callbacks.onTimeout({} as never, context, null)
      else if (outcome !== 'nothing') callbacks.onError({ ...outcome, text: '' }, context, null, {} as never)
    }
    abort() {}
    destroy() {}
  }
  const Loader = gatedLoader(NetworkLoader as unknown as HlsConfig['loader'], gate)
  const loader = new Loader({} as HlsConfig)
  const told: string[] = []
  loader.load({ url: '/a' } as LoaderContext, {} as LoaderConfiguration, {
    onSuccess: () => told.push('success'),
    onError: () => told.push('error'),
    onTimeout: () => told.push('timeout'),
  })
  return { noted, told, loader, go: () => go() }
}

test.each([
  ['an answer', 'answer', 'succeeded', 'success'],
  ['no answer in time', 'timeout', 'failed', 'timeout'],
  ['nobody', { code: 0 }, 'failed', 'error'],
  ['a busy host', { code: 429 }, 'failed', 'error'],
  ['a host in trouble', { code: 503 }, 'failed', 'error'],
  ['a refusal, which is about what was asked for', { code: 404 }, 'succeeded', 'error'],
] as const)('[AHEAD-47] %s', (_, outcome, noted, told) => {
  const loader = rig(outcome)
  expect(loader.noted).toEqual([])
  loader.go()
  expect(loader.noted).toEqual(['asked', noted])
  expect(loader.told).toEqual([told])
  loader.loader.destroy()
  expect(loader.noted).toEqual(['asked', noted])
})

test('[AHEAD-47] who gives up leaves the gate, once', () => {
  const { loader, noted } = rig('nothing')
  loader.abort()
  loader.destroy()
  expect(noted).toEqual(['left'])
})
