import type { CryptoService } from './crypto.ts'
import { fromBase64url } from './decoding.ts'
import { NO_SUBTLE, pbkdf2 } from './derivation.ts'
import { toBase64url, utf8 } from './encoding.ts'

const KEY_BITS = 256

/**
 * The key that stands for a password: PBKDF2-SHA-256(password, userRandomValue, 100000), base64url (AUTH-01).
 * The random value is base64url and is taken as its bytes; `undefined` when it is not base64url.
 * Rejects with `NO_SUBTLE` outside a secure context.
 */
export const authenticationKeyOf = async (
  { subtle }: Pick<CryptoService, 'subtle'>,
  password: string,
  userRandomValue: string,
): Promise<string | undefined> => {
  if (subtle === undefined) throw new Error(NO_SUBTLE)
  const salt = fromBase64url(userRandomValue)
  if (salt === undefined) return undefined
  const base = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await subtle.deriveBits(pbkdf2(salt), base, KEY_BITS)
  return toBase64url(new Uint8Array(bits))
}
