import { fromBase64url, toBase64url } from './encoding.ts'

/** Spec §9, Key derivation. */
const ITERATIONS = 100_000
const KEY_BITS = 256
const RANDOM_BYTES = 32

/** The page was not loaded from a secure address (https, or this very machine): the browser then has no WebCrypto. */
export const NO_SUBTLE = 'This page has no WebCrypto: it was loaded from an address that is not secure (https)'

export interface CryptoService {
  /** 32 bytes from the random source, base64url: a request id, a device id, a user random value. */
  readonly randomId: () => string
  /**
   * The key that stands for a password: PBKDF2-SHA-256(password, userRandomValue, 100000), base64url (AUTH-01).
   * The random value is base64url and is taken as its bytes; `undefined` when it is not base64url.
   * Rejects with `NO_SUBTLE` outside a secure context.
   */
  readonly authenticationKey: (password: string, userRandomValue: string) => Promise<string | undefined>
}

type Source = Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto }

export const makeCrypto = (source: Source): CryptoService => ({
  randomId: () => toBase64url(source.getRandomValues(new Uint8Array(RANDOM_BYTES))),
  authenticationKey: async (password, userRandomValue) => {
    const { subtle } = source
    if (subtle === undefined) throw new Error(NO_SUBTLE)
    const salt = fromBase64url(userRandomValue)
    if (salt === undefined) return undefined
    const base = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
    const bits = await subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
      base,
      KEY_BITS,
    )
    return toBase64url(new Uint8Array(bits))
  },
})
