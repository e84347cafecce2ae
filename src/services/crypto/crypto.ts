import { toBase64url } from './encoding.ts'

const RANDOM_BYTES = 32

export interface CryptoService {
  /** 32 bytes from the random source, base64url: a request id, a device id, a user random value. */
  readonly randomId: () => string
  /** Missing outside a secure context. */
  readonly subtle: SubtleCrypto | undefined
}

type Source = Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto }

export const makeCrypto = (source: Source): CryptoService => ({
  randomId: () => toBase64url(source.getRandomValues(new Uint8Array(RANDOM_BYTES))),
  subtle: source.subtle,
})
