import { describe, expect, test } from 'vitest'
import { contentKeys } from '../media/keys.ts'
import { licence } from '../media/licence.ts'

const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
const asked = (request: unknown) => licence(Buffer.from(JSON.stringify(request)).toString('base64'))

describe('the licence', () => {
  test.each(['cenc', 'cbcs'] as const)('gives the key of %s to who asks for it', protection => {
    const { id, key } = contentKeys[protection]
    const answer = asked({ kids: [base64url(id)], type: 'temporary' })
    expect(JSON.parse(Buffer.from(answer ?? '', 'base64').toString('utf8'))).toEqual({
      keys: [{ kty: 'oct', kid: base64url(id), k: base64url(key) }],
      type: 'temporary',
    })
  })

  test.each([
    ['an unknown key', { kids: [base64url('00112233445566778899aabbccddeeff')] }],
    ['a known and an unknown key', { kids: [base64url(contentKeys.cenc.id), 'AAAA'] }],
    ['no key', { kids: [] }],
    ['no list', { kids: 'all' }],
    ['null', null],
  ])('is refused for %s', (_, request) => {
    expect(asked(request)).toBeUndefined()
  })

  test.each(['', '%%%', Buffer.from('{broken').toString('base64')])('is refused for what cannot be read: %j', text => {
    expect(licence(text)).toBeUndefined()
  })
})
