/** Why there is no answer that could be judged. */
export type TroubleKind = 'noHost' | 'refused' | 'certificate' | 'noTls' | 'timeout' | 'tooLarge' | 'broken'

export interface Trouble {
  readonly kind: TroubleKind
  readonly words: string
}

const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself alone',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that this machine does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'lacks the certificates between it and its authority',
  UNABLE_TO_GET_ISSUER_CERT: 'is signed by an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an authority that this machine does not know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host',
}

const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'])
const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'])
const NO_TLS = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'EPROTO', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'])
const LATE = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])

/** What undoes a packing, where there is none. */
const NOT_PACKED = new Set(['Z_DATA_ERROR', 'Z_BUF_ERROR'])

const causeOf = (error: unknown): { readonly code: string; readonly message: string } => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return { code, message: cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause) }
}

/** An error of the network in a sentence. */
export const troubleOf = (error: unknown, url: URL): Trouble => {
  const { code, message } = causeOf(error)
  const certificate = CERTIFICATES[code]
  if (certificate !== undefined)
    return { kind: 'certificate', words: `the certificate of ${url.host} ${certificate} (${code})` }
  if (NO_HOST.has(code)) return { kind: 'noHost', words: `there is no host ${url.hostname}, or no network (${code})` }
  if (REFUSED.has(code)) return { kind: 'refused', words: `${url.host} takes no connection (${code})` }
  if (NO_TLS.has(code)) return { kind: 'noTls', words: `${url.host} does not speak https (${code})` }
  if (NOT_PACKED.has(code))
    return { kind: 'broken', words: `the body is not packed as its header Content-Encoding says (${code})` }
  if (LATE.has(code)) return { kind: 'timeout', words: `${url.host} does not answer (${code})` }
  return { kind: 'broken', words: `the connection broke off: ${code === '' ? message : code}` }
}

export const late = (ms: number): Trouble => ({ kind: 'timeout', words: `no whole answer within ${ms / 1000} s` })

const MIB = 1024 * 1024

export const tooLarge = (bytes: number): Trouble => ({
  kind: 'tooLarge',
  words: `an answer of more than ${bytes >= MIB ? `${Math.floor(bytes / MIB)} MiB` : `${bytes} bytes`}, not read further`,
})
