const ALPHABET = /^[A-Za-z0-9_-]*$/

/** Of a text that is known to be base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), char => char.charCodeAt(0))

/** The bytes, or `undefined` when the text is not base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  !ALPHABET.test(text) || text.length % 4 === 1 ? undefined : fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
