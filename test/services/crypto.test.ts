import { authenticationKeyOf as operatorKeyOf } from '@sintonia/operator/world/demoAccounts.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authenticationKeyOf } from '../../src/services/crypto/authenticationKey.ts'
import { makeCrypto } from '../../src/services/crypto/crypto.ts'
import { fromBase64url } from '../../src/services/crypto/decoding.ts'
import { NO_SUBTLE } from '../../src/services/crypto/derivation.ts'
import { toBase64url } from '../../src/services/crypto/encoding.ts'

const service = makeCrypto(globalThis.crypto)

describe('Keys and random ids', () => {
  test('[AUTH-01] the key of a password is PBKDF2-SHA-256 with 100000 rounds over the bytes of the random value', async () => {
    const salt = toBase64url(new TextEncoder().encode('salt'))
    expect(await authenticationKeyOf(service, 'password', salt)).toBe('A5Si7eMyyaE-uC6bJGMWBMMd-Xi04vD70sVJlE-deaU')
  })

  test('[AUTH-01] the operator derives the same key, also from letters outside ASCII', async () => {
    for (const password of ['sintonia1', 'señal-ñ-💡', '  spaces  ']) {
      const salt = service.randomId()
      expect(await authenticationKeyOf(service, password, salt)).toBe(operatorKeyOf(password, salt))
    }
  })

  test.each(['not base64url!', 'a', 'ab==', 'a+b/'])('[AUTH-01] the random value %j gives no key', async salt => {
    expect(await authenticationKeyOf(service, 'password', salt)).toBeUndefined()
  })

  test('a page without WebCrypto says clearly why', async () => {
    const insecure = makeCrypto({ getRandomValues: array => globalThis.crypto.getRandomValues(array) })
    await expect(authenticationKeyOf(insecure, 'password', 'AAAA')).rejects.toThrow(NO_SUBTLE)
  })

  test('[AUTH-10] a request id is 32 random bytes in base64url', () => {
    const ids = Array.from({ length: 100 }, service.randomId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(fromBase64url(id)).toHaveLength(32)
  })

  test('base64url of any bytes leads back to them', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect([...(fromBase64url(toBase64url(bytes)) ?? [])]).toEqual([...bytes])
      }),
    )
  })
})
