import { randomBytes, randomInt } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { DAY, MINUTE } from '../../../models/codec/instant.ts'
import type { LoginType, Registration } from '../../../models/credentials.ts'
import type * as entranceEndpoints from '../../../models/wire/entrance.ts'
import { type Account, type AccountName, hashOfKey } from '../store/accounts.ts'
import { OPERATOR } from '../store/entries.ts'
import { accountNameOf, nameKey } from '../world/accountNames.ts'
import type { Operator } from '../world/operator.ts'
import { loginUser } from '../world/sessions.ts'
import { type Answer, type Call, type HandlersOf, refuse } from './handler.ts'

type Calls = Pick<typeof entranceEndpoints, 'register' | 'passwordReset' | 'verification'>

const SentCode = t.type({ code: t.string, purpose: t.string }, 'SentCode')
const CODE_LIVES = 10 * MINUTE
const FREE_PACKAGE_DAYS = 7

const sendCode = ({ operator, now }: Call, target: string, purpose: string): void => {
  const code = String(randomInt(10_000)).padStart(4, '0')
  operator.store.entries.put(OPERATOR, 'verificationCode', target, { code, purpose }, now)
  operator.settings.log(`verification code for ${target}: ${code}`)
}

/** A code is good once, for its purpose, for ten minutes. */
const codeFits = ({ operator, now }: Call, target: string, purpose: string, code: string, keep = false): boolean => {
  const entry = operator.store.entries.get(OPERATOR, 'verificationCode', target)
  const sent = SentCode.decode(entry?.value)
  if (entry === undefined || E.isLeft(sent) || now - entry.at > CODE_LIVES) return false
  const fits = sent.right.code === code && sent.right.purpose === purpose
  if (fits && !keep) operator.store.entries.remove(OPERATOR, 'verificationCode', [target])
  return fits
}

const profileOf = ({ name, telephoneNumber, dateOfBirth, nationality, cpf, idNum, gender }: Registration) =>
  Object.fromEntries(
    Object.entries({ fullName: name, telephoneNumber, dateOfBirth, nationality, cpf, idNum, gender }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  )

const newAccount = (name: AccountName, request: Registration): Account => ({
  accountId: `2${randomBytes(6).readUIntBE(0, 6).toString().padStart(15, '0')}`,
  accountName: request.name ?? request.registerInfo.accountName,
  email: name.type === 'email' ? name.email : undefined,
  phonePreCode: name.type === 'phone' ? name.phonePreCode : undefined,
  phone: name.type === 'phone' ? name.phone : undefined,
  userRandomValue: request.userRandomValue,
  keyHash: hashOfKey(request.authenticationKey),
  detail: {
    country: request.nationality === 'foreigner' ? undefined : 'BR',
    virtualCode: undefined,
    productId: undefined,
    planId: undefined,
    expiredTs: undefined,
    freeTrialStatus: 'UNUSED',
    rechargeStatus: 'NOT_RECHARGE',
    loginMethod: undefined,
    mustChangePassword: false,
    profile: profileOf(request),
    profileVersion: 0,
  },
})

const claimFreePackage = (call: Call): Answer<undefined> => {
  const { account, now, operator } = call
  if (account === undefined) return refuse('userRequired')
  if (account.detail.freeTrialStatus === 'USED') return refuse('alreadyClaimed')
  const expiredTs = now + FREE_PACKAGE_DAYS * DAY
  const detail = {
    ...account.detail,
    freeTrialStatus: 'USED' as const,
    productId: 'basic',
    planId: undefined,
    expiredTs,
  }
  operator.store.accounts.save({ ...account, detail })
  operator.conditions.changedAt.set('CHANNEL_AUTH', now)
  return E.right(undefined)
}

const accountOf = ({ store }: Operator, type: LoginType, accountName: string, preCode: string | undefined) =>
  store.accounts.byName(accountNameOf(type, accountName, preCode))

export const signUpHandlers: HandlersOf<Calls> = {
  register: (request, call) => {
    const { loginType, accountName, verificationCode } = request.registerInfo
    const name = accountNameOf(loginType, accountName, request.phonePreCode)
    if (accountOf(call.operator, loginType, accountName, request.phonePreCode) !== undefined) return refuse('nameTaken')
    if (!codeFits(call, nameKey(name), 'register', verificationCode)) return refuse('wrongCode')
    const account = newAccount(name, request)
    call.operator.store.accounts.save(account)
    return E.right(loginUser(call, account, loginType === 'email' ? 'emailLogin' : 'phoneLogin'))
  },
  passwordReset: (request, call) => {
    const { loginType, accountName, phonePreCode, verificationCode } = request
    const target = nameKey(accountNameOf(loginType, accountName, phonePreCode))
    const account = accountOf(call.operator, loginType, accountName, phonePreCode)
    if (!codeFits(call, target, 'resetPassword', verificationCode) || account === undefined) return refuse('wrongCode')
    call.operator.store.accounts.setKey(account, request.userRandomValue, request.authenticationKey)
    call.operator.store.tokens.closeSessionsOf(account.accountId)
    return E.right(undefined)
  },
  verification: ({ purpose, loginType, accountName, phonePreCode, verificationCode }, call) => {
    const target = nameKey(accountNameOf(loginType, accountName, phonePreCode))
    if (verificationCode === undefined) {
      sendCode(call, target, purpose)
      return E.right(undefined)
    }
    const isClaim = purpose === 'freePackage'
    if (!codeFits(call, target, purpose, verificationCode, !isClaim)) return refuse('wrongCode')
    return isClaim ? claimFreePackage(call) : E.right(undefined)
  },
}
