import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { decode } from '../../../models/codec/decode.ts'
import { ClearRefusal, isSealRefusal, REQUEST_ID_HEADER, Sealed } from '../../../models/wire/sealed.ts'
import { fromBase64url } from '../crypto/decoding.ts'
import { pbkdf2 } from '../crypto/derivation.ts'
import { toBase64url, utf8 } from '../crypto/encoding.ts'
import type { Seal } from '../crypto/seal.ts'
import { parseJson } from '../json.ts'
import type { HttpAnswer } from './answer.ts'
import type { Exchange, HttpRequest } from './types.ts'

const ID_BYTES = 32
const SALT_BYTES = 16
const IV_BYTES = 12
const KEPT_KEYS = 16

/** A body is bound to its request: an answer opens only for the request that it belongs to. */
type Binding = Uint8Array<ArrayBuffer>

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const urlOf = ({ url }: HttpRequest) => new URL(url, 'https://operator.invalid')
const silently = () => undefined

const isClearRefusal = (answer: unknown): boolean =>
  pipe(decode(ClearRefusal, silently)(answer), E.exists(isSealRefusal))

/** Keys by key id and salt: each is derived once, whoever waits for it (contract, Zero-trust mode). */
const makeKeys = () => {
  const keys = new Map<string, Promise<CryptoKey>>()
  return ({ kid, base }: Seal, salt: string): Promise<CryptoKey> => {
    const name = `${kid} ${salt}`
    const known = keys.get(name)
    if (known !== undefined) return known
    const algorithm = { name: 'AES-GCM', length: 256 }
    const bytes = fromBase64url(salt)
    const made =
      bytes === undefined
        ? Promise.reject(new TypeError('The salt is not base64url'))
        : crypto.subtle.deriveKey(pbkdf2(bytes), base, algorithm, false, ['encrypt', 'decrypt'])
    const [oldest] = keys.keys()
    if (keys.size >= KEPT_KEYS && oldest !== undefined) keys.delete(oldest)
    keys.set(name, made)
    return made
  }
}

/** The clear request with its fields sealed: JSON as the body, form and query fields as `data` beside the token. */
const withSealed = (request: HttpRequest, sealed: Sealed, requestId: string): HttpRequest => {
  const text = JSON.stringify(sealed)
  const headers = { ...request.headers, [REQUEST_ID_HEADER]: requestId }
  if (request.body === undefined) {
    const [address = ''] = request.url.split('?')
    const token = urlOf(request).searchParams.get('token')
    const query = new URLSearchParams({ ...(token !== null && { token }), data: text })
    return { ...request, headers, url: `${address}?${query}` }
  }
  const isJson = request.headers['Content-Type'] === 'application/json'
  return { ...request, headers, body: isJson ? text : new URLSearchParams({ data: text }).toString() }
}

/**
 * An exchange of sealed bodies (E2EE-01): AES-256-GCM under a key derived from the share key, a new IV for every message.
 * A request sent back is no answer: what a body is bound to begins with its direction (contract, Sealed calls).
 * Never in clear: of an answer that is not sealed, only the refusal of a seal is believed.
 */
export const makeSealedExchange = (exchange: Exchange) => {
  const keyFor = makeKeys()
  const ownSalt = toBase64url(random(SALT_BYTES))

  const close = async (seal: Seal, text: string, additionalData: Binding): Promise<Sealed> => {
    const iv = random(IV_BYTES)
    const key = await keyFor(seal, ownSalt)
    const ct = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, utf8(text))
    return { v: 1, kid: seal.kid, salt: ownSalt, iv: toBase64url(iv), ct: toBase64url(new Uint8Array(ct)) }
  }

  const opened = async (seal: Seal, { kid, salt, iv, ct }: Sealed, additionalData: Binding): Promise<string> => {
    const [ivBytes, ctBytes] = [fromBase64url(iv), fromBase64url(ct)]
    if (kid !== seal.kid || ivBytes === undefined || ctBytes === undefined) return ''
    try {
      const algorithm = { name: 'AES-GCM', iv: ivBytes, additionalData }
      return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await keyFor(seal, salt), ctBytes))
    } catch {
      return ''
    }
  }

  const clearText = (seal: Seal, text: string, binding: Binding): Promise<string> | string => {
    const answer = parseJson(text)
    const sealed = decode(Sealed, silently)(answer)
    if (E.isRight(sealed)) return opened(seal, sealed.right, binding)
    return isClearRefusal(answer) ? text : ''
  }

  return async (request: HttpRequest, seal: Seal, signal: AbortSignal | undefined): ReturnType<Exchange> => {
    const requestId = toBase64url(random(ID_BYTES))
    const { pathname, search } = urlOf(request)
    const bound = (direction: 'request' | 'response'): Binding =>
      utf8(`${direction} ${request.method} ${pathname} ${requestId}`)
    const sealed = await close(seal, request.body ?? search.slice(1), bound('request'))
    const answer = await exchange({ ...withSealed(request, sealed, requestId), seal: undefined }, signal)
    if (E.isLeft(answer)) return answer
    const { text } = answer.right
    return E.right<never, HttpAnswer>({ ...answer.right, text: await clearText(seal, text, bound('response')) })
  }
}
