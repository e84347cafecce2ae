import { describe, expect, test } from 'vitest'
import { asOf, forecastOf, foretold } from '../../../src/services/player/forecast.ts'
import { parseMedia } from '../../../src/services/player/playlist.ts'

const BASE = 'https://one.example/live/v.m3u8'
const BEHIND = 5

const text = (names: ReadonlyArray<string>, seconds = 2, ...tags: ReadonlyArray<string>) =>
  ['#EXTM3U', ...tags, ...names.flatMap(name => [`#EXTINF:${seconds},`, name]), ''].join('\n')

const forecast = (playlist: string) =>
  forecastOf({ playlist: parseMedia(playlist, BASE), base: BASE, behind: BEHIND, at: 10_000 })

const later = (names: ReadonlyArray<string>, ms: number, seconds = 2) => {
  const known = forecast(text(names, seconds))
  return known && foretold(known, 10_000 + ms)
}

describe('what a start plays first by now', () => {
  test.each([
    [0, 'v/8.m4s'],
    [1_999, 'v/8.m4s'],
    [2_000, 'v/9.m4s'],
    [300_000, 'v/158.m4s'],
  ])('[AHEAD-25] is known %d ms after the playlist came', (ms, name) => {
    expect(later(['v/7.m4s', 'v/8.m4s', 'v/9.m4s', 'v/10.m4s'], ms)).toBe(name)
  })

  test.each([
    ['a number of fixed width', ['s0098.ts', 's0099.ts', 's0100.ts'], 's0100.ts'],
    ['other numbers beside it', ['h264/720/5.ts?v=2', 'h264/720/6.ts?v=2', 'h264/720/7.ts?v=2'], 'h264/720/7.ts?v=2'],
    ['an address of its own', ['https://c1.example/1.ts', 'https://c1.example/2.ts'], 'https://c1.example/2.ts'],
  ])('[AHEAD-25] is told from %s', (_, names, name) => {
    expect(later(names, 4_000, 4)).toBe(name)
  })

  test.each([
    ['named by the time', ['t1000.ts', 't1002.ts', 't1004.ts']],
    ['named by chance', ['a81f.ts', '09bc.ts', 'ff20.ts']],
    ['that jump', ['1.ts', '2.ts', '9.ts']],
    ['with two numbers that move', ['1-1.ts', '2-2.ts', '3-3.ts']],
    ['that change their place', ['a/1.ts', 'a/2.ts', 'b/3.ts']],
    ['with a number longer than one is exact', ['1234567890123456.ts', '1234567890123457.ts']],
    ['of which there is one', ['1.ts']],
    ['of which there is none', []],
  ])('[AHEAD-25] is not known of segments %s', (_, names) => {
    expect(later(names, 4_000)).toBeUndefined()
  })

  test.each([
    ['parts', '#EXT-X-PART:DURATION=0.3,URI="4.1.ts"'],
    ['skipped segments', '#EXT-X-SKIP:SKIPPED-SEGMENTS=3'],
    ['ranges of one file', '#EXT-X-BYTERANGE:1000@0'],
    ['an end', '#EXT-X-ENDLIST'],
  ])('[AHEAD-25] is not known of a playlist with %s', (_, tag) => {
    expect(forecast(text(['1.ts', '2.ts', '3.ts'], 2))).toBeDefined()
    expect(forecast(text(['1.ts', '2.ts', '3.ts'], 2, tag))).toBeUndefined()
  })

  test('[AHEAD-25] is not known of segments without a length', () => {
    expect(forecast(text(['1.ts', '2.ts', '3.ts'], 0))).toBeUndefined()
  })
})

describe('a playlist as it was when a start played this first', () => {
  const names = ['1.ts', '2.ts', '3.ts', '4.ts', '5.ts', '6.ts', '7.ts']
  const whole = text(names)
  const asItWas = (first: string, playlist = whole) => asOf(playlist, parseMedia(playlist, BASE), first, BEHIND)

  test.each([
    ['5.ts', 7],
    ['4.ts', 6],
    ['3.ts', 5],
  ])('[AHEAD-25] %s: its first %d segments', (first, count) => {
    expect(asItWas(first)).toBe(text(names.slice(0, count)))
    expect(asItWas(first, whole.replaceAll('\n', '\r\n'))?.replaceAll('\r', '')).toBe(text(names.slice(0, count)))
  })

  test.each(['2.ts', '6.ts', '8.ts', 'other.ts'])('[AHEAD-25] %s: too long ago, or not in it', first => {
    expect(asItWas(first)).toBeUndefined()
  })
})
