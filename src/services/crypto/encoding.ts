const ALPHABET = /^[A-Za-z0-9_-]*$/

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The bytes, or `undefined` when the text is not base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!ALPHABET.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, char => char.charCodeAt(0))
}
