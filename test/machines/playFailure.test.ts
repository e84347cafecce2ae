import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MediaFailureKind } from '../../machines/media/types.ts'
import { fromCall, fromMedia, fromRecording, type PlayFailure } from '../../machines/rules/playFailure.ts'
import { type CallFailure, callCode } from '../../models/callFailure.ts'
import type { ErrCode } from '../../models/errCode.ts'

const CODE = /^[A-Z]+-[A-Z]+(-([0-9a-f]{6}|-?\d+))?$/
const SECRET = 'https://cdn.example/live/7/index.m3u8?token=s3cr3t'

const OF_MEDIA: Readonly<Record<MediaFailureKind, PlayFailure['reason']>> = {
  network: 'network',
  refused: 'resource',
  decoding: 'media',
  unsupported: 'media',
  stalled: 'stalled',
  drm: 'protected',
  licence: 'licence',
  noPermission: 'operator',
  gone: 'operator',
  expired: 'resource',
  over: 'over',
}
const kinds = Object.keys(OF_MEDIA) as ReadonlyArray<MediaFailureKind>

const OF_CALLS: Readonly<Record<CallFailure['tag'], { readonly failure: CallFailure; readonly code: string }>> = {
  refused: { failure: { tag: 'refused', errCode: 7777 as ErrCode, message: SECRET }, code: 'LIVE-OPERATOR-7777' },
  expired: { failure: { tag: 'expired' }, code: 'LIVE-EXPIRED' },
  server: { failure: { tag: 'server', status: 503 }, code: 'LIVE-SERVER-503' },
  offline: { failure: { tag: 'offline' }, code: 'LIVE-OFFLINE' },
  timeout: { failure: { tag: 'timeout' }, code: 'LIVE-TIMEOUT' },
  malformed: { failure: { tag: 'malformed', failure: { codec: 'Envelope', path: SECRET } }, code: 'LIVE-MALFORMED' },
  cancelled: { failure: { tag: 'cancelled' }, code: 'LIVE-CANCELLED' },
}

describe('What a card says of a failure', () => {
  test('[AHEAD-05] [LIVE-13] [LIVE-14] every way in which media fails has its cause; a recording says where it can be left', () => {
    for (const kind of kinds) {
      const failure = { kind, detail: 'detail', status: undefined }
      expect(fromMedia(failure).reason).toBe(OF_MEDIA[kind])
      const isOfBrowser = ['unsupported', 'drm', 'licence'].includes(kind)
      expect(fromRecording(failure).reason).toBe(isOfBrowser ? OF_MEDIA[kind] : 'timeShift')
    }
  })

  test('[AHEAD-05] every way in which a call fails has its code without the words of the operator, which stand beside it', () => {
    for (const { failure, code } of Object.values(OF_CALLS)) {
      expect(fromCall(failure)).toEqual({
        reason: ['offline', 'timeout'].includes(failure.tag) ? 'network' : 'operator',
        code,
        ...(failure.tag === 'refused' && { words: failure.message }),
      })
      expect(callCode('LIVE', failure)).toMatch(CODE)
    }
    expect(callCode('LIST', undefined)).toBe('LIST-UNFORESEEN')
    expect(fromCall({ tag: 'noDrmSystem' })).toEqual({ reason: 'protected', code: 'LIVE-DRM-NONE' })
  })

  test('[AHEAD-05] the same cause has the same code, another one another; a code holds nothing of what happened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string(),
        fc.string(),
        fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
        (kind, one, other, status) => {
          const codeOf = (detail: string) => fromMedia({ kind, detail: `${SECRET}${detail}`, status }).code
          expect(codeOf(one)).toMatch(CODE)
          expect(codeOf(one)).toBe(codeOf(one))
          if (one.length !== other.length)
            expect([codeOf(one) === codeOf(other), SECRET.includes(codeOf(one))]).toEqual([false, false])
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })
})
