import * as t from 'io-ts'
import { SessionId, UserInfo } from './account.ts'
import { tolerantArray } from './codec/decode.ts'
import { Flag, fallback, oneOf, optional } from './codec/optional.ts'
import { Text, text } from './codec/text.ts'
import { DrmTemplate } from './drmTemplate.ts'
import { TokenInfo } from './token.ts'

/** PBKDF2-SHA-256(password, userRandomValue, 100000), base64url. The password itself never leaves the page (AUTH-01). */
export const AuthenticationKey = text('AuthenticationKey', 256)

export const VisitorLogin = t.strict({ loginMethod: t.literal('visitorLogin') }, 'VisitorLogin')
export type VisitorLogin = t.TypeOf<typeof VisitorLogin>

export const PasswordLogin = t.strict(
  {
    loginMethod: oneOf('PasswordLoginMethod', ['emailLogin', 'phoneLogin']),
    accountName: Text,
    phonePreCode: optional(Text),
    authenticationKey: AuthenticationKey,
  },
  'PasswordLogin',
)
export type PasswordLogin = t.TypeOf<typeof PasswordLogin>

/** The login method says which of the two it is, so that a refusal names the field that is wrong in it. */
export type LoginInfo = VisitorLogin | PasswordLogin
export const LoginInfo: t.Type<LoginInfo, object> = new t.Type(
  'LoginInfo',
  (input): input is LoginInfo => VisitorLogin.is(input) || PasswordLogin.is(input),
  (input, context): t.Validation<LoginInfo> =>
    (VisitorLogin.is(input) ? VisitorLogin : PasswordLogin).validate(input, context),
  login => (login.loginMethod === 'visitorLogin' ? VisitorLogin.encode(login) : PasswordLogin.encode(login)),
)

/** What any login answers with (spec §7). Account and tokens are strict; a DRM template that cannot be read is left out. */
export const LoginResult = t.strict(
  {
    accountInfo: UserInfo,
    sessionId: SessionId,
    tokens: TokenInfo,
    drmTemplates: fallback(tolerantArray(DrmTemplate), []),
    /** The password was set by the operator and has to be changed first (AUTH-04). */
    initialPassword: fallback(Flag, false),
  },
  'LoginResult',
)
export type LoginResult = t.TypeOf<typeof LoginResult>

/** New tokens, and the account as it stands now where the operator sends it (SES-06). */
export const RefreshResult = t.strict({ tokens: TokenInfo, accountInfo: optional(UserInfo) }, 'RefreshResult')
export type RefreshResult = t.TypeOf<typeof RefreshResult>
