/** The page was not loaded from a secure address (https, or this very machine): the browser then has no WebCrypto. */
export const NO_SUBTLE = 'This page has no WebCrypto: it was loaded from an address that is not secure (https)'

/** Spec §9, Key derivation. */
const ITERATIONS = 100_000

/** PBKDF2-SHA-256 with 100000 iterations, for a login as for a sealed body (E2EE-01). */
export const pbkdf2 = (salt: Uint8Array<ArrayBuffer>) => ({
  name: 'PBKDF2',
  hash: 'SHA-256',
  iterations: ITERATIONS,
  salt,
})
