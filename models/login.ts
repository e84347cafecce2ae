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
    /** Whether the password was set by the operator; many say nothing of it (AUTH-04). */
    initialPassword: optional(Flag),
  },
  'LoginResult',
)
export type LoginResult = t.TypeOf<typeof LoginResult>

/**
 * Whether the password has to be changed before anything else (AUTH-04): as the operator says of this account, else as it
 * wishes of all whose own password is not known here.
 */
export const mustChangePassword = (
  { initialPassword }: Pick<LoginResult, 'initialPassword'>,
  isWished: boolean,
  isOwn: boolean,
): boolean => initialPassword ?? (isWished && !isOwn)

/** New tokens, and the account as it stands now where the operator sends it (SES-06). */
export const RefreshResult = t.strict({ tokens: TokenInfo, accountInfo: optional(UserInfo) }, 'RefreshResult')
export type RefreshResult = t.TypeOf<typeof RefreshResult>
