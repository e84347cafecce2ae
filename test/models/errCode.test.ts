import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callCode } from '../../models/callFailure.ts'
import { errKind } from '../../models/errCode.ts'

describe("A body's errCode", () => {
  const named = new Map<number, string>([
    [0, 'success'],
    ...[10101041, 10101040].map(code => [code, 'loginExpired'] as const),
    ...[555, 200, 201, 202, 203, 204, 205, 208, 220, 223, 404].map(code => [code, 'loginExpired'] as const),
    ...[5001, 5002, 5003, 5004, 5005].map(code => [code, 'noPlayPermission'] as const),
    [5007, 'blackout'],
    ...[6001, 6002, 6003].map(code => [code, 'contentGone'] as const),
    [10109003, 'wrongShareKey'],
  ])
  const kindOf = (code: number) => named.get(code) ?? 'other'

  it('[NET-04] 0 is success', () => expect(errKind(0)).toBe('success'))

  it.each([10101041, 10101040])('[SES-02] %i is an expired login', code => expect(errKind(code)).toBe('loginExpired'))

  it.each([555, 200, 201, 202, 203, 204, 205, 208, 220, 223, 404])(
    '[SES-03] %i is treated like an expired login',
    code => expect(errKind(code)).toBe('loginExpired'),
  )

  it.each([5001, 5002, 5003, 5004, 5005])('[LIVE-08] %i is a missing permission to play', code =>
    expect(errKind(code)).toBe('noPlayPermission'),
  )

  it('[AHEAD-46] 5007 is a blackout; which number is too many devices, the deployment says', () =>
    expect([5006, 5007].map(errKind)).toEqual(['other', 'blackout']))

  it.each([6001, 6002, 6003])('[LIVE-09] %i is content that is gone', code => expect(errKind(code)).toBe('contentGone'))

  it('[AUTH-12] [E2EE-02] 10109003 is another share key', () => expect(errKind(10109003)).toBe('wrongShareKey'))

  it('[NET-09] 10101069 has a name, and no meaning for session or player', () => {
    expect(errKind(10101069)).toBe('other')
    expect(callCode('PLANS', { tag: 'refused', errCode: 10101069, message: undefined })).toBe(
      'PLANS-OPERATOR-ERROR-LAC',
    )
    expect(callCode('PLANS', { tag: 'refused', errCode: 10101070, message: undefined })).toBe('PLANS-OPERATOR-10101070')
  })

  it('[AUTH-03] 10101149 is a named code without a meaning for session or player', () => {
    expect(errKind(10101149)).toBe('other')
  })

  it('[NET-04] any other number is an ordinary refusal', () => {
    const near = fc.constantFrom(...named.keys()).chain(code => fc.integer({ min: code - 30, max: code + 30 }))
    fc.assert(
      fc.property(fc.oneof(near, fc.integer()), code => errKind(code) === kindOf(code)),
      { numRuns: 1000 },
    )
  })
})
