import * as t from 'io-ts'
import { oneOf, optional } from './codec/optional.ts'
import { Text, text } from './codec/text.ts'
import { AuthenticationKey } from './login.ts'
import { CalendarDate, Gender, Nationality } from './profile.ts'

export const LoginType = oneOf('LoginType', ['email', 'phone'])
export type LoginType = t.TypeOf<typeof LoginType>

const Salt = text('Salt', 256)
const isSalt = (input: unknown): input is string => Salt.is(input) && /^[\w-]{22,}$/.test(input)

/**
 * The account's salt: 32 random bytes, base64url, made by the client at sign up and at every change (contract, Session).
 * One of less than 16 bytes is refused: a key made with it could stand in a table that somebody has ready.
 */
export const UserRandomValue: t.Type<string, string> = new t.Type(
  'UserRandomValue',
  isSalt,
  (input, context) => (isSalt(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

export const VerificationPurpose = oneOf('VerificationPurpose', ['register', 'resetPassword', 'freePackage'])
export type VerificationPurpose = t.TypeOf<typeof VerificationPurpose>

/** Without a code: sends one. With a code: checks it, and for `freePackage` claims the package (AUTH-06, AUTH-07). */
export const Verification = t.strict(
  {
    purpose: VerificationPurpose,
    loginType: LoginType,
    accountName: Text,
    phonePreCode: optional(Text),
    verificationCode: optional(Text),
  },
  'Verification',
)
export type Verification = t.TypeOf<typeof Verification>

/** Sign up (spec §7); beyond registerInfo, key and salt everything may be left out (AUTH-02). */
export const Registration = t.strict(
  {
    registerInfo: t.strict({ loginType: LoginType, accountName: Text, verificationCode: Text }, 'RegisterInfo'),
    authenticationKey: AuthenticationKey,
    userRandomValue: UserRandomValue,
    name: optional(Text),
    telephoneNumber: optional(Text),
    dateOfBirth: optional(CalendarDate),
    nationality: optional(Nationality),
    cpf: optional(Text),
    idNum: optional(Text),
    gender: optional(Gender),
    phonePreCode: optional(Text),
  },
  'Registration',
)
export type Registration = t.TypeOf<typeof Registration>

export const PasswordReset = t.strict(
  {
    loginType: LoginType,
    accountName: Text,
    phonePreCode: optional(Text),
    verificationCode: Text,
    authenticationKey: AuthenticationKey,
    userRandomValue: UserRandomValue,
  },
  'PasswordReset',
)
export type PasswordReset = t.TypeOf<typeof PasswordReset>

/** `oldAuthenticationKey` is made with the salt in force, `authenticationKey` with the new one. */
export const PasswordChange = t.strict(
  {
    oldAuthenticationKey: AuthenticationKey,
    authenticationKey: AuthenticationKey,
    userRandomValue: UserRandomValue,
  },
  'PasswordChange',
)
export type PasswordChange = t.TypeOf<typeof PasswordChange>

/** Seconds until a code can be asked for again (spec §9). */
export const RESEND_SECONDS = 60
