import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as drmEndpoints from '../../models/wire/drm.ts'
import { decoded, HTML } from './laws.ts'
import { base64 } from './liveArbitraries.ts'

const { response } = drmEndpoints.licence

describe('A licence answer', () => {
  it('[DRM-02] is read as the licence itself, under result, and under data.result', () => {
    fc.assert(
      fc.property(base64, license => {
        for (const input of [{ license }, { result: { license } }, { data: { result: { license } } }])
          expect(decoded(response, input).result).toEqual({ _tag: 'Right', right: { license } })
      }),
    )
  })

  it.each([
    ['no licence', {}],
    ['null', { license: null }],
    ['an empty licence', { license: '' }],
    ['a number', { license: 7 }],
    ['HTML', { license: HTML }],
    ['broken base64', { license: 'AAA' }],
    ['more than a megabyte', { license: 'AAAA'.repeat(300_000) }],
    ['a nested null', { data: { result: { license: null } } }],
  ])('[NET-08] with %s is refused with the path', (_, input) => {
    expect(decoded(response, input).result).toEqual({ _tag: 'Left', left: { codec: 'Licence', path: 'license' } })
  })

  it.each([null, undefined, 'AAAA', [], { data: null }, { result: 'AAAA' }, { data: { result: [] } }])(
    '[NET-08] of the form %j is refused',
    input => {
      expect(decoded(response, input).result._tag).toBe('Left')
    },
  )
})
