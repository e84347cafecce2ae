import { createHash, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** An id and a token that no back end has given. */
export const UNKNOWN = 'conform-unknown'
export const MADE_UP_TOKEN = `conform-made-up-${randomBytes(16).toString('hex')}`

/** An account that nobody has: the domain is reserved (RFC 2606). */
export const NOBODYS_ACCOUNT = `conform-${randomBytes(4).toString('hex')}@example.invalid`

export const PAGING = { pageId: 1, pageSize: 16 }
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface Account {
  readonly name: string
  readonly password: string
}

/** A phone is written with its country code: `+55 11987654321`. */
const PHONE = /^\+(\d{1,4})[\s-]+(.+)$/

/** The account as calls name it. */
export const namedAccount = (name: string) => {
  const [, code = '', number = ''] = PHONE.exec(name) ?? []
  return code === ''
    ? { loginType: 'email', loginMethod: 'emailLogin', accountName: name, phonePreCode: undefined }
    : { loginType: 'phone', loginMethod: 'phoneLogin', accountName: number.replace(/\D/g, ''), phonePreCode: code }
}

/** Spec §9: 100000 iterations, SHA-256. */
const ITERATIONS = 100_000
const KEY_BYTES = 32
const derive = promisify(pbkdf2)

/** What is sent in place of a password (docs/api.md, AuthenticationKey). */
export const keyOf = async (password: string, userRandomValue: string): Promise<string> => {
  const salt = Buffer.from(userRandomValue, 'base64url')
  return (await derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')).toString('base64url')
}

/** A key that fits no password, made without the work of one. */
export const wrongKey = (seed: string): string => createHash('sha256').update(`wrong ${seed}`).digest('base64url')
