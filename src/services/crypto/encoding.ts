const ALPHABET = /^[A-Za-z0-9_-]*$/

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Of a text that is known to be base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), char => char.charCodeAt(0))

export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The bytes, or `undefined` when the text is not base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  !ALPHABET.test(text) || text.length % 4 === 1 ? undefined : fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
