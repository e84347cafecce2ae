import * as E from 'fp-ts/lib/Either.js'
import type { Sealed } from '../../../models/wire/sealed.ts'

/** What a body is bound to: an answer opens only for the request it belongs to. */
export interface Binding {
  /** A request sent back is no answer (contract, Sealed calls). */
  readonly direction: 'request' | 'response'
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** 32 random bytes, base64url; travels beside the sealed body. */
  readonly requestId: string
}

const ITERATIONS = 100_000
const IV_BYTES = 12
const SALT_BYTES = 16
const KID_BYTES = 12
const KEPT_KEYS = 64

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf8'))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
const base64url = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(new Uint8Array(bytes)).toString('base64url')
const boundTo = ({ direction, method, path, requestId }: Binding): Uint8Array<ArrayBuffer> =>
  utf8(`${direction} ${method} ${path} ${requestId}`)

export interface Sealer {
  /** Names the share key without telling it. */
  readonly kid: Promise<string>
  readonly seal: (text: string, binding: Binding) => Promise<Sealed>
  readonly open: (sealed: Sealed, binding: Binding) => Promise<E.Either<'wrongKey', string>>
}

/** The sealer of the share key in force: made anew when the operator has changed it. */
export const makeSealers = (shareKeyInForce: () => string): (() => Sealer) => {
  let made: { readonly shareKey: string; readonly sealer: Sealer } | undefined
  return () => {
    const shareKey = shareKeyInForce()
    if (made?.shareKey !== shareKey) made = { shareKey, sealer: makeSealer(shareKey) }
    return made.sealer
  }
}

/** Seals and opens with keys derived from one share key; derived keys are cached per salt and cannot be exported. */
export const makeSealer = (shareKey: string): Sealer => {
  const base = crypto.subtle.importKey('raw', utf8(shareKey), 'PBKDF2', false, ['deriveKey', 'deriveBits'])
  const keys = new Map<string, Promise<CryptoKey>>()
  const params = (salt: Uint8Array<ArrayBuffer>) => ({ name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt })

  const keyFor = (salt: string): Promise<CryptoKey> => {
    const known = keys.get(salt)
    if (known !== undefined) return known
    const made = base.then(key =>
      crypto.subtle.deriveKey(params(bytesOf(salt)), key, { name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]),
    )
    const oldest = keys.keys().next()
    if (keys.size >= KEPT_KEYS && oldest.done === false) keys.delete(oldest.value)
    keys.set(salt, made)
    return made
  }

  const ownSalt = base64url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  const kid = base.then(key => crypto.subtle.deriveBits(params(utf8('kid')), key, KID_BYTES * 8)).then(base64url)

  return {
    kid,
    seal: async (text, binding) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(binding) }
      const ct = await crypto.subtle.encrypt(algorithm, await keyFor(ownSalt), utf8(text))
      return { v: 1, kid: await kid, salt: ownSalt, iv: base64url(iv), ct: base64url(ct) }
    },
    open: async (sealed, binding) => {
      if (sealed.kid !== (await kid)) return E.left('wrongKey')
      const algorithm = { name: 'AES-GCM', iv: bytesOf(sealed.iv), additionalData: boundTo(binding) }
      try {
        const plain = await crypto.subtle.decrypt(algorithm, await keyFor(sealed.salt), bytesOf(sealed.ct))
        return E.right(new TextDecoder().decode(plain))
      } catch {
        return E.left('wrongKey')
      }
    },
  }
}
