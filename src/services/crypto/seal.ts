import type { CryptoService } from './crypto.ts'
import { NO_SUBTLE, pbkdf2 } from './derivation.ts'
import { toBase64url, utf8 } from './encoding.ts'

const KID_BITS = 96

/** A share key in use. It can be handed to a worker, and nobody can read the key out of it. */
export interface Seal {
  /** Names the share key without telling it. */
  readonly kid: string
  readonly base: CryptoKey
}

/** Rejects with `NO_SUBTLE` outside a secure context. */
export const sealOf = async ({ subtle }: Pick<CryptoService, 'subtle'>, shareKey: string): Promise<Seal> => {
  if (subtle === undefined) throw new Error(NO_SUBTLE)
  const base = await subtle.importKey('raw', utf8(shareKey), 'PBKDF2', false, ['deriveKey', 'deriveBits'])
  const kid = await subtle.deriveBits(pbkdf2(utf8('kid')), base, KID_BITS)
  return { kid: toBase64url(new Uint8Array(kid)), base }
}
