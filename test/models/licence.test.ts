import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AdapterEnvelope } from '../../models/wire/adapterEnvelope.ts'
import * as drmEndpoints from '../../models/wire/drm.ts'
import { Envelope } from '../../models/wire/envelope.ts'
import { decoded, HTML } from './laws.ts'
import { base64 } from './liveArbitraries.ts'

const { response } = drmEndpoints.licence

describe('A licence', () => {
  it.each([
    ['no licence', {}],
    ['null', { license: null }],
    ['an empty licence', { license: '' }],
    ['a number', { license: 7 }],
    ['HTML', { license: HTML }],
    ['broken base64', { license: 'AAA' }],
    ['more than a megabyte', { license: 'AAAA'.repeat(300_000) }],
  ])('[NET-08] with %s is refused with the path', (_, input) => {
    expect(decoded(response, input).result).toEqual({ _tag: 'Left', left: { codec: 'Licence', path: 'license' } })
  })

  it.each([null, undefined, 'AAAA', []])('[NET-08] of the form %j is refused', input => {
    expect(decoded(response, input).result._tag).toBe('Left')
  })
})

describe("The DRM adapter's envelope", () => {
  it('[DRM-02] is read as it is, and out of data, with and without a code of success', () => {
    fc.assert(
      fc.property(base64, license => {
        const result = { license }
        const bodies = [
          { errCode: 0, result },
          { data: { result } },
          { errCode: 0, data: { result } },
          { data: { errCode: 0, result } },
        ]
        for (const body of bodies)
          expect(decoded(AdapterEnvelope, body).result).toMatchObject({ right: { errCode: 0, result } })
      }),
    )
  })

  it('[DRM-02] keeps a refusal a refusal, wherever its code stands', () => {
    for (const body of [
      { errCode: 5001, message: 'no' },
      { errCode: 5001, message: 'no', data: null },
      { errCode: 5001, message: 'no', data: { result: { license: 'AAAA' } } },
      { data: { errCode: 5001, message: 'no' } },
    ])
      expect(decoded(AdapterEnvelope, body).result).toMatchObject({ right: { errCode: 5001, message: 'no' } })
  })

  it.each([{}, { result: { license: 'AAAA' } }, { data: 'AAAA' }, { data: null }, { data: ['AAAA'] }, [], null, HTML])(
    '[NET-08] of the form %j is refused',
    input => {
      expect(decoded(AdapterEnvelope, input).result._tag).toBe('Left')
    },
  )

  it('[NET-08] is written as every other envelope', () => {
    const envelope = { errCode: 0, message: undefined, result: { license: 'AAAA' } }
    expect(AdapterEnvelope.encode(envelope)).toEqual(Envelope.encode(envelope))
  })
})
