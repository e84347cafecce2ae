import { describe, expect, test } from 'vitest'
import { instant } from '../../../models/codec/instant.ts'
import {
  describeFailure,
  isInterruption,
  isSegmentMissing,
} from '../../../src/services/player/shaka/describeFailure.ts'
import { placeOf } from '../../../src/services/player/shaka/place.ts'

const MANIFEST_REQUEST = 0
const SEGMENT_REQUEST = 1
const status = (code: number, requestType = MANIFEST_REQUEST) => ({
  category: 1,
  code: 1001,
  data: ['https://host.example/x?token=secret', code, 'text', {}, requestType, 'https://host.example/x'],
})
const plain = (category: number, code: number) => ({ category, code, data: [] })
const REFUSED = { kind: 'licence', detail: 'licenceRefused7', status: undefined } as const

describe('[LIVE-13] what a failure of shaka means', () => {
  test.each([
    ['a playlist that does not exist', status(404), 'refused', 404],
    ['a playlist that is forbidden', status(403), 'refused', 403],
    ['a server in trouble', status(503), 'network', 503],
    ['a segment that does not exist', status(404, SEGMENT_REQUEST), 'network', 404],
    ['no answer', plain(1, 1002), 'network', undefined],
    ['a playlist that makes no sense', plain(4, 4015), 'network', undefined],
    ['a decoder that gave up', plain(3, 3016), 'decoding', undefined],
    ['codecs that the browser has not', plain(4, 4032), 'unsupported', undefined],
    ['a protection that nobody here knows', plain(4, 4026), 'drm', undefined],
    ['a screen that the licence does not allow', plain(4, 4012), 'drm', undefined],
    ['a module that cannot be made', plain(6, 6002), 'drm', undefined],
    ['a licence that the module does not take', plain(6, 6008), 'licence', undefined],
    ['a licence that has run out', plain(6, 6014), 'network', undefined],
    ['something of its own', plain(7, 7004), 'unsupported', undefined],
  ] as const)('%s', (_, failure, kind, told) => {
    expect(describeFailure(failure, undefined)).toEqual({ kind, detail: `shaka${failure.code}`, status: told })
  })

  test('[DRM-02] a licence that was not given is told with the reason of the operator', () => {
    expect(describeFailure(plain(6, 6007), REFUSED)).toEqual(REFUSED)
    expect(describeFailure(plain(6, 6007), undefined).kind).toBe('drm')
    expect(describeFailure(plain(3, 3016), REFUSED).kind).toBe('decoding')
  })

  test('neither address nor token goes along', () => {
    expect(JSON.stringify(describeFailure(status(503), undefined))).not.toMatch(/host|secret/)
  })

  test('a load that another has overtaken is no failure', () => {
    expect([7000, 7001, 7003, 1001].map(code => isInterruption(plain(7, code)))).toEqual([true, true, true, false])
  })

  test('missing segments are told from missing playlists, whatever was missing', () => {
    const late = { category: 1, code: 1003, data: ['address', SEGMENT_REQUEST] }
    const unanswered = { category: 1, code: 1002, data: ['address', new Error('no'), SEGMENT_REQUEST] }
    expect([status(503, SEGMENT_REQUEST), late, unanswered].map(isSegmentMissing)).toEqual([true, true, true])
    expect(
      [status(503), plain(3, 3016), { ...late, data: ['address', MANIFEST_REQUEST] }].map(isSegmentMissing),
    ).toEqual([false, false, false])
  })
})

describe('[CATCH-02] where a moment lies in what shaka plays', () => {
  const shown = { date: instant(Date.UTC(2026, 10, 20, 12)), position: 600, range: { start: 0, end: 3_600 } }

  test('as far from the place on screen as from the moment on screen', () => {
    expect(placeOf(instant(shown.date + 90_000), shown)).toBe(690)
    expect(placeOf(instant(shown.date - 90_000), shown)).toBe(510)
  })
  test('outside, at the nearest end', () => {
    expect(placeOf(instant(shown.date - 3_600_000), shown)).toBe(0)
    expect(placeOf(instant(shown.date + 7_200_000), shown)).toBe(3_600)
  })
  test('the edge is the last place there is', () => {
    expect(placeOf('edge', shown)).toBe(3_600)
  })
})
