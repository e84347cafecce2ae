import type { HlsConfig, LoaderConfiguration, LoaderContext } from 'hls.js'
import { expect, test } from 'vitest'
import { solidLoader } from '../../../src/services/player/hls/solidLoader.ts'
import { isNoMedia } from '../../../src/services/player/noMedia.ts'

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

const answerOf = (data: string | ArrayBuffer, type: string | undefined) => {
  class NetworkLoader {
    load(context: LoaderContext, _: LoaderConfiguration, { onSuccess }: { onSuccess: (...all: unknown[]) => void }) {
      onSuccess({ url: context.url, data, code: 200 }, {}, context, null)
    }
  }
  const Loader = solidLoader(NetworkLoader as unknown as HlsConfig['loader'])
  let answer: unknown
  new Loader({} as HlsConfig).load(
    { url: '/1.m4s', ...(type !== undefined && { frag: { type } }) } as unknown as LoaderContext,
    {} as LoaderConfiguration,
    {
      onSuccess: response => {
        answer = response.data
      },
      onError: ({ code }) => {
        answer = code
      },
      onTimeout: () => {},
    },
  )
  return answer
}

test.each([
  ['nothing', ''],
  ['the page of an error', '<!doctype html><h1>502</h1>'],
])('[LIVE-13] a segment that is %s is not there', (_, text) => {
  expect(answerOf(bytes(text), 'main')).toBe(404)
  expect(answerOf(bytes(text), 'audio')).toBe(404)
})

test('[LIVE-13] media is handed on, and so is what may be empty: captions, a playlist', () => {
  const media = bytes('\0\0\0\x18styp')
  expect(answerOf(media, 'main')).toBe(media)
  const none = bytes('')
  expect(answerOf(none, 'subtitle')).toBe(none)
  expect(answerOf('', undefined)).toBe('')
})

test('[LIVE-13] a part of a buffer is read where it begins', () => {
  const whole = new Uint8Array(bytes('<GG'))
  expect(isNoMedia(whole)).toBe(true)
  expect(isNoMedia(whole.subarray(1))).toBe(false)
  expect(isNoMedia(whole.subarray(3))).toBe(true)
})
