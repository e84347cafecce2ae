import * as t from 'io-ts'
import { optional } from './codec/optional.ts'

const MAX_LENGTH = 8192

const isToken = (input: unknown): input is string =>
  typeof input === 'string' && input !== '' && input.length <= MAX_LENGTH && !/\s/.test(input)

const Token: t.Type<string, string> = new t.Type(
  'Token',
  isToken,
  (input, context) => (isToken(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** The tokens of one session, kept in local storage (spec §3, SES-05). Strict: a broken set is no session. */
export const TokenInfo = t.strict(
  {
    /** Goes into the Authorization header. */
    token: Token,
    refreshToken: Token,
    catchupToken: optional(Token),
    memberSiteToken: optional(Token),
    renewCodeToken: optional(Token),
    streamMediaTrackerToken: optional(Token),
    /** For how many minutes the tokens of streams are good (spec §9); where it is not said they last until refused. */
    streamTokenMinutes: optional(t.number),
  },
  'TokenInfo',
)
export type TokenInfo = t.TypeOf<typeof TokenInfo>
