import { describe, expect, test } from 'vitest'
import { freshAddress } from '../../../src/services/player/freshAddress.ts'

const tokens = (...values: ReadonlyArray<string>) => {
  let at = 0
  return {
    token: { current: () => values[at] ?? '' },
    next: () => {
      at += 1
    },
  }
}

describe('[LIVE-16] an address is asked for with the token of this moment', () => {
  test('whatever token the playlist still names', () => {
    const { token, next } = tokens('first', 'a/b=', 'third')
    const fresh = freshAddress(token)
    expect(fresh('/live/x.m3u8?token=first')).toBe('/live/x.m3u8?token=first')
    next()
    expect(fresh('/live/v1.m3u8?token=first')).toBe('/live/v1.m3u8?token=a%2Fb%3D')
    next()
    expect(fresh('/live/v1.m3u8?token=a%2Fb%3D')).toBe('/live/v1.m3u8?token=third')
    expect(fresh('/live/v1.m3u8?token=first')).toBe('/live/v1.m3u8?token=third')
  })

  test('an address without a token stays as it is', () => {
    const { token, next } = tokens('first', 'second')
    const fresh = freshAddress(token)
    next()
    expect(fresh('/live/v1/17.m4s?v=abc')).toBe('/live/v1/17.m4s?v=abc')
  })

  test('a stream that needs none is asked for as it is', () => {
    expect(freshAddress({ current: () => '' })('/clip.mp4?token=')).toBe('/clip.mp4?token=')
  })
})
