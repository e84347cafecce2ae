import { ErrorDetails, ErrorTypes, type MediaFragment } from 'hls.js'
import { describe, expect, test } from 'vitest'
import { instant } from '../../../models/codec/instant.ts'
import { describeFailure } from '../../../src/services/player/hls/describeFailure.ts'
import { positionOf } from '../../../src/services/player/hls/position.ts'

describe('[LIVE-13] what a failure of hls.js means', () => {
  test.each([
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.MANIFEST_LOAD_ERROR, 503, 'network', 503],
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.MANIFEST_LOAD_ERROR, 0, 'network', undefined],
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.MANIFEST_LOAD_ERROR, 404, 'refused', 404],
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.LEVEL_LOAD_ERROR, 403, 'refused', 403],
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.FRAG_LOAD_ERROR, 404, 'network', 404],
    [ErrorTypes.NETWORK_ERROR, ErrorDetails.MANIFEST_PARSING_ERROR, 200, 'network', 200],
    [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR, undefined, 'decoding', undefined],
    [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_ADD_CODEC_ERROR, undefined, 'unsupported', undefined],
    [ErrorTypes.MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, undefined, 'unsupported', undefined],
    [ErrorTypes.KEY_SYSTEM_ERROR, ErrorDetails.KEY_SYSTEM_NO_ACCESS, undefined, 'unsupported', undefined],
  ] as const)('%s %s with status %s is %s', (type, details, code, kind, status) => {
    const response = code === undefined ? undefined : { code }
    expect(describeFailure({ type, details, response })).toEqual({ kind, detail: details, status })
  })
})

describe('[LIVE-10] where a moment of the programme lies in a stream', () => {
  const NOON = Date.UTC(2026, 10, 20, 12)
  const fragments = [0, 1, 2, 3, 4].map(
    index => ({ start: 100 + index * 2, duration: 2, programDateTime: NOON + index * 2_000 }) as MediaFragment,
  )
  const details = { fragments, live: true, edge: 110 }

  test('inside the window, at its second', () => {
    expect(positionOf(details, instant(NOON + 3_500))).toBe(103.5)
  })
  test('before the window, nowhere', () => {
    expect(positionOf(details, instant(NOON - 1))).toBeUndefined()
  })
  test('after the window, nowhere', () => {
    expect(positionOf(details, instant(NOON + 60_000))).toBeUndefined()
  })
  test('so near the edge that there is nothing to play from, the edge', () => {
    expect(positionOf(details, instant(NOON + 7_000))).toBeUndefined()
    expect(positionOf({ ...details, live: false }, instant(NOON + 7_000))).toBe(107)
  })
  test('in a stream without dates, nowhere', () => {
    const undated = fragments.map(each => ({ ...each, programDateTime: null }) as MediaFragment)
    expect(positionOf({ ...details, fragments: undated }, instant(NOON))).toBeUndefined()
  })
})
