import { left, right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '../../models/codec/instant.ts'
import { confirm, SentAt } from '../../src/services/api/entrance/codes.ts'
import { logIn } from '../../src/services/api/entrance/logIn.ts'
import { makePendingLogin } from '../../src/services/api/entrance/pendingLogin.ts'
import { makePhones } from '../../src/services/api/entrance/phones.ts'
import { systemTimer } from '../../src/services/clock/timer.ts'
import { makeCrypto } from '../../src/services/crypto/crypto.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeSessionStore } from '../../src/services/storage/sessionStore.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { sharedStorage } from './support/browser.ts'
import { httpTo } from './support/http.ts'
import { drop, json, type Reply, refusal, startScriptedOperator, success } from './support/scriptedOperator.ts'

type Operator = Awaited<ReturnType<typeof startScriptedOperator>>
let operator: Operator

beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const SALT = success({ userRandomValue: Buffer.alloc(16, 's').toString('base64url') })
const LOGIN = { accountInfo: ana.account, sessionId: 's', tokens: tokensOf('ana'), drmTemplates: [] }

const partsOf = () => {
  const http = httpTo(operator.origin, 'nobody')
  const area = sharedStorage().areaOf({})
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  const values = makeStoredValues(storage)
  const store = makeSessionStore({ storage, values })
  const ended: string[] = []
  const ownView = { endKidsMode: (accountId: string) => ended.push(accountId) }
  const pending = makePendingLogin({ http, store, ownView, values })
  return { http, storage, store, ended, pending, tips: http.tips }
}

const attempt = async (salt: Reply, login: Reply) => {
  operator.answerWith(({ path }) => (path.includes('urv') ? salt : login))
  const { http, pending, store, ended, tips } = partsOf()
  const run = logIn({ http, pending, phones: makePhones(), crypto: makeCrypto(globalThis.crypto) })
  const outcome = await run({ method: 'email', accountName: 'ana@sintonia.example', password: 'sintonia1' })
  return { outcome, pending, store, ended, tips, asked: operator.seen.map(({ path }) => path) }
}

describe('Logging in', () => {
  test('[AUTH-01] [AHEAD-22] [AUTH-05] the random value is asked first, then the key is sent; only who enters is stored, and ends kids mode', async () => {
    const { outcome, pending, store, asked, ended } = await attempt(SALT, success(LOGIN))
    expect(outcome._tag).toBe('Right')
    expect(store.read()).toBeUndefined()
    expect(ended).toEqual([])
    expect(pending.enter()).toEqual(ana)
    expect(pending.enter).toThrow()
    expect(ended).toEqual(['ana'])
    expect(asked).toEqual(['/api/account/v3model/urv/query/v1', '/api/account/login/v3'])
    expect(store.read()?.tokens.token).toBe('token-ana')
    const [, login] = operator.seen
    expect(JSON.parse(login?.text ?? '')).toMatchObject({
      loginInfo: { loginMethod: 'emailLogin', accountName: 'ana@sintonia.example' },
    })
    expect(operator.seen.map(({ text }) => text).join()).not.toContain('sintonia1')
  })

  test.each<[string, Reply, Reply]>([
    ['a random value that is none', success({ userRandomValue: '!'.repeat(43) }), success(LOGIN)],
    ['an empty random value', success({ userRandomValue: '' }), success(LOGIN)],
    ['one of 15 bytes', success({ userRandomValue: Buffer.alloc(15, 's').toString('base64url') }), success(LOGIN)],
    ['a random value that is missing', success({}), success(LOGIN)],
    ['no answer', drop, success(LOGIN)],
    ['tokens that are missing', SALT, success({ ...LOGIN, tokens: undefined })],
    ['a token that is empty', SALT, success({ ...LOGIN, tokens: { token: '', refreshToken: 'r' } })],
    ['an account that is null', SALT, success({ ...LOGIN, accountInfo: null })],
    ['an account without its id', SALT, success({ ...LOGIN, accountInfo: { ...ana.account, accountId: '' } })],
    ['HTTP 500', SALT, json({}, 500)],
    ['a refusal', SALT, refusal(10101002, 'Wrong')],
  ])('[AUTH-01] %s: a typed failure for the form, nothing stored, no toast', async (_, salt, login) => {
    const { outcome, store, tips } = await attempt(salt, login)
    expect(outcome._tag).toBe('Left')
    expect(store.read()).toBeUndefined()
    expect(tips).toEqual([])
  })

  test('[AUTH-01] the reason comes through', async () => {
    const { outcome } = await attempt(SALT, refusal(10101002, 'Wrong'))
    expect(outcome).toEqual(left({ tag: 'refused', errCode: 10101002, message: 'Wrong' }))
  })
})

describe('A new password by a code', () => {
  const reset = async (login: Reply) => {
    operator.answerWith(({ path }) => {
      if (path.includes('resetPasswd')) return success(undefined)
      return path.includes('urv') ? SALT : login
    })
    const parts = partsOf()
    const wish = { task: 'resetPassword', method: 'email', accountName: 'ana@sintonia.example' } as const
    const outcome = await confirm({
      ...parts,
      phones: makePhones(),
      crypto: makeCrypto(globalThis.crypto),
      clock: { now: () => instant(0) },
      timer: systemTimer,
      sentAt: parts.storage.value('device', 'codesSentAt', SentAt),
    })({ ...wish, verificationCode: '1234', password: 'sintonia9', profile: {} })
    return { outcome, ...parts }
  }

  test('[AUTH-04] [AUTH-01] lets in who set it, and is theirs; it never leaves the page', async () => {
    const { outcome, pending, tips } = await reset(success(LOGIN))
    expect(outcome).toEqual(right({ mustChangePassword: false }))
    expect(pending.enter()).toEqual(ana)
    expect(operator.seen.map(({ path }) => path)).toEqual([
      '/api/account/resetPasswd/v1',
      '/api/account/v3model/urv/query/v1',
      '/api/account/login/v3',
    ])
    expect(operator.seen.map(({ text }) => text).join()).not.toContain('sintonia9')
    expect(tips).toEqual([])
  })

  test.each<[string, Reply]>([
    ['is refused', refusal(10101149, 'Too many devices')],
    ['gets no answer', drop],
  ])('[AUTH-04] is in force also where the login with it %s', async (_, login) => {
    const { outcome, pending, tips } = await reset(login)
    expect(outcome).toEqual(right(undefined))
    expect(pending.account()).toBeUndefined()
    expect(tips).toEqual([])
  })
})

describe('The numbering plans', () => {
  test.each([
    ['+5511987654321', { phonePreCode: '55', accountName: '11987654321' }],
    ['+541123456789', { phonePreCode: '54', accountName: '1123456789' }],
    ['+12025550123', { phonePreCode: '1', accountName: '2025550123' }],
    ['+5511', undefined],
    ['+999123456789', undefined],
  ])('[VALID-03] %s', async (phone, found) => {
    expect(await makePhones().find(phone)).toEqual(found)
  })
})
